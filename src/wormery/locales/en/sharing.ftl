### A picture of a game to show others, loaded where there is one.

page-sharing = Share
page-sharing-title = Show this to others
page-sharing-picture = The picture that goes with the link
page-sharing-save = Save the picture
page-sharing-copy = Copy the picture
