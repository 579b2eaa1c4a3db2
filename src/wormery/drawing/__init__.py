"""How the things of the games look, as SVG: the palette, strokes, tiles, dice, finds.

It knows nothing of the rules. A picture of a table needs no typeface and nothing from
elsewhere: numbers and letters are strokes too, so it looks the same everywhere. It brings its
own ground, so it reads on light and on dark pages. A picture to share (`card.py`) has words, in
letters that come with it (`lettering.py`).
"""
