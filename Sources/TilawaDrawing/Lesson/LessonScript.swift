/// The script of a lesson's page: highlights what is heard, repeats a passage, and obeys keys.
package enum LessonScript {
  /// The whole script. It reads nothing but the page.
  package static let text = #"""

    'use strict';
    (() => {
      const sound = document.getElementById('sound');
      const speed = document.getElementById('speed');
      const follow = document.getElementById('follow');
      const state = document.getElementById('state');
      const timed = (element) => ({ element, start: Number(element.dataset.start), end: Number(element.dataset.end) });
      const passages = [...document.querySelectorAll('.passage')].map((element) => ({
        ...timed(element),
        words: [...element.querySelectorAll('.word[data-start]')].map(timed),
        repeat: element.querySelector('.repeat'),
      }));
      let passage = null, word = null, repeated = null, frame = 0;

      const at = (items, time) => {
        let found = null;
        for (const item of items) if (item.start <= time && time < item.end) found = item;
        return found;
      };

      const mark = (before, after) => {
        if (before) {
          before.element.classList.remove('current');
          before.element.removeAttribute('aria-current');
        }
        if (after) {
          after.element.classList.add('current');
          after.element.setAttribute('aria-current', 'true');
        }
      };

      const show = () => {
        const time = sound.currentTime;
        const inside = repeated && repeated.start <= time && time < repeated.end;
        const present = inside ? repeated : at(passages, time);
        if (present !== passage) {
          mark(passage, present);
          passage = present;
          if (present && follow.checked) {
            const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
            present.element.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
          }
        }
        const spoken = present ? at(present.words, time) : null;
        if (spoken !== word) {
          mark(word, spoken);
          word = spoken;
        }
      };

      const step = () => {
        if (repeated && sound.currentTime >= repeated.end) sound.currentTime = repeated.start;
        show();
      };

      const run = () => {
        step();
        frame = sound.paused ? 0 : requestAnimationFrame(run);
      };

      const repeat = (item) => {
        if (repeated) repeated.repeat.setAttribute('aria-pressed', 'false');
        repeated = item;
        if (item) item.repeat.setAttribute('aria-pressed', 'true');
        state.textContent = item ? 'Repeating ' + item.element.querySelector('.label').textContent : '';
      };

      const play = (item, time) => {
        if (repeated && repeated !== item) repeat(null);
        sound.currentTime = time === undefined ? item.start : time;
        sound.play().catch(() => {});
        show();
      };

      const toggle = (item) => {
        if (repeated === item) return repeat(null);
        repeat(item);
        const time = sound.currentTime;
        if (time < item.start || time >= item.end) sound.currentTime = item.start;
        sound.play().catch(() => {});
        show();
      };

      const move = (direction) => {
        const time = sound.currentTime;
        const before = passages.filter((item) => item.start < time - (direction < 0 ? 1.5 : 0));
        const next = direction > 0 ? passages.find((item) => item.start > time + 0.01) : before[before.length - 1];
        if (next) play(next);
      };

      const setSpeed = (change) => {
        const place = speed.selectedIndex + change;
        if (place >= 0 && place < speed.options.length) speed.selectedIndex = place;
        sound.playbackRate = Number(speed.value);
      };

      for (const item of passages) {
        item.element.querySelector('.play').addEventListener('click', () => play(item));
        item.repeat.addEventListener('click', () => toggle(item));
        const text = item.element.querySelector('.text');
        if (!text) continue;
        text.addEventListener('click', (event) => {
          if (String(getSelection())) return;
          const touched = item.words.find((spoken) => spoken.element.contains(event.target));
          play(item, touched ? touched.start : item.start);
        });
      }

      document.addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const target = event.target.closest('button, select, input, a, audio');
        if (target && (event.key === ' ' || event.key === 'Enter' || target.matches('select, audio'))) return;
        const actions = {
          ' ': () => (sound.paused ? sound.play().catch(() => {}) : sound.pause()),
          ArrowDown: () => move(1),
          ArrowUp: () => move(-1),
          r: () => passage && toggle(passage),
          R: () => passage && toggle(passage),
          '+': () => setSpeed(1),
          '-': () => setSpeed(-1),
          Escape: () => repeat(null),
        };
        const action = actions[event.key];
        if (!action) return;
        event.preventDefault();
        action();
      });

      speed.addEventListener('change', () => setSpeed(0));
      sound.addEventListener('play', () => { if (!frame) frame = requestAnimationFrame(run); });
      sound.addEventListener('timeupdate', step);
      sound.addEventListener('seeked', show);
      sound.addEventListener('ended', () => { if (repeated) play(repeated); });
    })();

    """#
}
