"""The database itself refuses an event whose number is not its table's last plus one.

A number that is taken is left to the primary key, so that it can be told from a hole.
"""

from alembic import op

revision = "0003"
down_revision = "0002"

DOES_NOT_FOLLOW = """
    NEW.number <> 1 + COALESCE(
        (SELECT max(number) FROM events WHERE table_id = NEW.table_id), 0)
    AND NOT EXISTS (
        SELECT 1 FROM events WHERE table_id = NEW.table_id AND number = NEW.number)
"""

SQLITE = f"""
    CREATE TRIGGER events_follow BEFORE INSERT ON events WHEN {DOES_NOT_FOLLOW}
    BEGIN SELECT RAISE(ABORT, 'the event does not follow the last one'); END
"""

POSTGRESQL = (
    f"""
    CREATE FUNCTION refuse_a_hole() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF {DOES_NOT_FOLLOW} THEN
            RAISE integrity_constraint_violation
                USING MESSAGE = 'the event does not follow the last one';
        END IF;
        RETURN NEW;
    END $$
    """,
    """
    CREATE TRIGGER events_follow BEFORE INSERT ON events
    FOR EACH ROW EXECUTE FUNCTION refuse_a_hole()
    """,
)


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for statement in POSTGRESQL:
            op.execute(statement)
    else:
        op.execute(SQLITE)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP TRIGGER events_follow ON events")
        op.execute("DROP FUNCTION refuse_a_hole()")
    else:
        op.execute("DROP TRIGGER events_follow")
