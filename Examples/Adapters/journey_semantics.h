/* Tells a test what an ncurses program shows: see the article SemanticsProtocol of JourneyKit.
 *
 * Copy both files into the program. Call journey_begin and then journey_node for everything that
 * is drawn, and read keys by journey_key; without a test around the program all of this does
 * nothing. */
#ifndef JOURNEY_SEMANTICS_H
#define JOURNEY_SEMANTICS_H

#include <ncurses.h>

/* Greets the test under the program's name. Call it once, after initscr. */
void journey_open(const char *program);

/* Forgets the nodes of the last frame: the program begins to draw. */
void journey_begin(void);

/* What was drawn where. What may be NULL is id, value, traits and actions; the last two are words
 * with commas between them. Returns the number that children give as their parent; -1 is none. */
int journey_node(
    const char *role, const char *label, int x, int y, int columns, int rows, const char *id,
    const char *value, const char *traits, const char *actions, int parent);

/* What wgetch gives; requests of the test are answered on the way. */
int journey_key(WINDOW *window);

#endif
