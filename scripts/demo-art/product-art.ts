import { amber, flame, ink, paper, sand } from './palette.ts';
import { each } from './svg.ts';

/** Product updates: the product itself, close up, as if one leant over the screen. */

const style = `
.p{width:1600px;height:900px;position:relative;overflow:hidden;font-family:Inter;color:#171a22;font-size:30px;line-height:1.3}
.p *{box-sizing:border-box}
.card{position:absolute;background:#fff;border:2px solid #e2e5ea;border-radius:22px}
.dark .card{background:#1a1d28;border-color:#2e313d;color:#f4efe6}
.row{display:flex;align-items:center;gap:28px;padding:30px 44px;border-bottom:2px solid #e9ebef}
.row:last-child{border-bottom:0}
.dark .row{border-color:#2b2f3b}
.grow{flex:1;min-width:0}
.sub{color:#5d6472;font-size:25px}
.dark .sub{color:#a9a59d}
.b{font-weight:600}
.badge{border-radius:999px;padding:9px 24px;font-size:25px;font-weight:550;white-space:nowrap}
.button{background:${flame};color:${ink};border-radius:12px;padding:15px 32px;font-weight:600;font-size:27px}
.bar{display:flex;gap:5px;height:30px;border-radius:15px;overflow:hidden}
.bar span{position:relative;background:#ece6da;overflow:hidden}
.dark .bar span{background:#333744}
.bar i{position:absolute;inset:0 auto 0 0;background:${flame}}
.dark .bar i{background:${amber}}
.num{font-variant-numeric:tabular-nums}
`;

const frame = (ground: string, body: string, theme = ''): string =>
  `<style>${style}</style><div class="p ${theme}" style="background:${ground}">${body}</div>`;

const factors = [
  {
    label: 'Registered nurse (NMC)',
    weight: 30,
    points: 30,
    quote: '“NMC registered since 2016, PIN current to March.”',
  },
  { label: 'Community experience', weight: 25, points: 22, quote: '“Four years on a district team, caseload of 40.”' },
  { label: 'Wound care', weight: 20, points: 17, quote: '“Leg-ulcer clinic, two days a week.”' },
  { label: 'Driving licence', weight: 10, points: 10, quote: '“Full licence, own car.”' },
  { label: 'Leading a shift', weight: 15, points: 2, quote: '“Mentor to one student.”' },
];

const bar = (height: number): string =>
  `<div class="bar" style="height:${height}px;border-radius:${height / 2}px">${each(
    factors,
    ({ weight, points }) => `<span style="flex:${weight}"><i style="width:${(points / weight) * 100}%"></i></span>`,
  )}</div>`;

/** The bar of light, larger than life, with one segment opened. */
function scores(): string {
  return frame(
    ink,
    `<div style="position:absolute;left:120px;right:-140px;top:150px;filter:drop-shadow(0 0 46px rgb(240 176 78/.45))">${bar(104)}</div>
<div style="position:absolute;left:120px;top:282px;font:500 34px Inter;color:#a9a59d">Match score</div>
<div class="card" style="left:560px;top:370px;width:900px;padding:52px 60px;border-color:#4a4431">
<div style="display:flex;justify-content:space-between" class="b"><span style="font-size:38px">Community experience</span><span class="num" style="font-size:38px;color:${amber}">22 of 25</span></div>
<p style="margin:26px 0 0;font:italic 400 50px/1.35 Fraunces;color:#f4efe6">“Four years on a district team, caseload of 40.”</p>
<p class="sub" style="margin:24px 0 0">From the CV, page 1</p></div>
<div style="position:absolute;left:790px;top:254px;width:4px;height:116px;background:${amber}"></div>
<div style="position:absolute;left:115px;top:520px;font:340px/1 Fraunces;letter-spacing:-.03em;color:${paper};font-variation-settings:'opsz' 144" class="num">81</div>`,
    'dark',
  );
}

const fields = [
  ['Job title', 'Workshop supervisor'],
  ['Salary', '£34,000 to £39,000'],
  ['Working hours', '37.5 hours, Monday to Friday'],
  ['Application deadline', null],
] as const;

/** A page on the left becomes fields on the right; what is missing is named. */
function fromPdf(): string {
  const marks = [
    { y: 150, w: 380, h: 34, lit: true },
    { y: 236, w: 470, h: 14 },
    { y: 272, w: 430, h: 14 },
    { y: 308, w: 456, h: 14 },
    { y: 380, w: 300, h: 26, lit: true },
    { y: 446, w: 440, h: 14 },
    { y: 482, w: 476, h: 14 },
    { y: 548, w: 340, h: 26, lit: true },
    { y: 614, w: 466, h: 14 },
    { y: 650, w: 390, h: 14 },
    { y: 686, w: 440, h: 14 },
    { y: 722, w: 300, h: 14 },
    { y: 790, w: 460, h: 14 },
    { y: 826, w: 410, h: 14 },
  ];
  return frame(
    sand,
    `<div style="position:absolute;left:110px;top:70px;width:640px;height:900px;background:#fffdf8;box-shadow:0 30px 70px -20px rgb(90 70 30/.35)">
${each(marks, ({ y, w, h, lit }) => `<div style="position:absolute;left:80px;top:${y - 70}px;width:${w}px;height:${h}px;border-radius:${h / 2}px;background:${lit ? amber : '#ddd3c2'}"></div>`)}</div>
<svg width="1600" height="900" style="position:absolute;left:0;top:0" fill="none" stroke="${flame}" stroke-width="4"><path d="M582 167C740 167 700 206 846 206"/><path d="M502 393C720 393 680 372 846 372"/><path d="M542 561C720 561 700 540 846 540"/></svg>
<div class="card" style="left:840px;top:110px;width:860px;padding:0;border-color:#e0d6c4">
${each(
  fields,
  ([label, value]) =>
    `<div style="padding:30px 52px;border-bottom:2px solid #eee7da;height:168px"><div class="sub">${label}</div><div style="margin-top:12px;font-size:36px" class="b">${value ?? `<span class="badge" style="background:#fdf0d5;color:#7a4b00;font-size:28px">Missing: please add it</span>`}</div></div>`,
)}</div>`,
  );
}

const jobs = [
  ['Night supervisor', 'Leeds · On site · £31,000 to £35,000'],
  ['Data analyst', 'Leeds · Hybrid · £38,000 to £44,000'],
  ['Customer adviser', 'Remote · £25,500 to £28,000'],
] as const;

/** A company’s page, pale; in it the list, sharp. */
function widget(): string {
  const pale = (x: number, y: number, w: number, h: number, r = 8) =>
    `<div style="position:absolute;left:${x}px;top:${y}px;width:${w}px;height:${h}px;border-radius:${r}px;background:#eadfcd"></div>`;
  return frame(
    '#d9c9ab',
    `<div style="position:absolute;left:150px;top:90px;width:1300px;height:900px;border-radius:24px;background:#fffdf8;box-shadow:0 40px 90px -30px rgb(80 60 20/.5);overflow:hidden">
<div style="height:74px;background:#f1e9dc;display:flex;align-items:center;gap:16px;padding:0 32px">${each([0, 1, 2], () => '<span style="width:20px;height:20px;border-radius:50%;background:#cfc0a5"></span>')}<span style="margin-left:28px;width:560px;height:36px;border-radius:18px;background:#fffdf8"></span></div>
${pale(80, 128, 150, 34)}${pale(860, 134, 90, 22)}${pale(980, 134, 110, 22)}${pale(1120, 134, 90, 22)}${pale(80, 224, 420, 54)}
<div style="position:absolute;left:80px;top:326px;width:1140px;border:4px solid ${flame};border-radius:18px;background:#fff">
${each(
  jobs,
  ([title, facts]) =>
    `<div class="row" style="padding:34px 48px"><div class="grow"><div class="b" style="font-size:36px">${title}</div><div class="sub" style="margin-top:8px;font-size:27px">${facts}</div></div><span class="button">Apply</span></div>`,
)}</div></div>`,
  );
}

const states = [
  ['Workshop supervisor', 'Published', '#e4f5ea', '#166239'],
  ['Night supervisor', 'Publishing', '#fdf0d5', '#7a4b00'],
  ['Data analyst', 'Failed: try again', '#fdeae8', '#a4231e'],
] as const;

/** Here the jobs, there the board, and a line between them that says how it went. */
function jobBoard(): string {
  return frame(
    paper,
    `<div style="position:absolute;left:1180px;top:0;width:420px;height:900px;background:${ink}"></div>
${each(states, ([title, state, soft, text], index) => {
  const top = 110 + index * 240;
  const isUp = index === 0;
  return `<div class="card" style="left:-30px;top:${top}px;width:930px;height:190px;padding:44px 60px 0 150px;border-color:#e5ddcf"><div class="b" style="font-size:42px">${title}</div><div style="margin-top:18px"><span class="badge" style="background:${soft};color:${text};font-size:30px">${state}</span></div></div>
<svg width="440" height="40" style="position:absolute;left:900px;top:${top + 75}px"><line x1="0" y1="20" x2="${isUp ? 400 : index === 1 ? 300 : 150}" y2="20" stroke="${isUp ? flame : '#b9a684'}" stroke-width="6" ${isUp ? '' : 'stroke-dasharray="4 18" stroke-linecap="round"'}/>${index === 2 ? '<path d="M166 4l30 30M196 4l-30 30" stroke="#a4231e" stroke-width="6"/>' : ''}</svg>
<div style="position:absolute;left:1296px;top:${top}px;width:380px;height:190px;border-radius:16px;${isUp ? `background:${amber};box-shadow:0 0 80px rgb(240 176 78/.45)` : 'border:4px dashed #3b404d'}">${
    isUp
      ? '<div style="position:absolute;left:44px;top:48px;width:230px;height:24px;border-radius:12px;background:#14161f"></div><div style="position:absolute;left:44px;top:100px;width:300px;height:14px;border-radius:7px;background:#9a6114"></div><div style="position:absolute;left:44px;top:132px;width:260px;height:14px;border-radius:7px;background:#9a6114"></div>'
      : ''
  }</div>`;
})}`,
  );
}

const devices = [
  ['Firefox on Linux', 'last used just now', true],
  ['Safari on iPhone', 'last used yesterday, 21:40', false],
  ['Chrome on Windows', 'last used 3 weeks ago', false],
] as const;

/** Three lines; two are going out. */
function sessions(): string {
  const laptop = '<rect x="8" y="12" width="64" height="42" rx="4"/><path d="M0 66h80"/>';
  const phone = '<rect x="22" y="4" width="36" height="66" rx="6"/><path d="M34 60h12"/>';
  return frame(
    ink,
    `<div style="position:absolute;left:200px;top:96px;font:400 76px Fraunces;color:${paper};letter-spacing:-.02em">Where you are signed in</div>
<div class="card" style="left:200px;top:240px;width:1500px;padding:0">
${each(devices, ([name, used, isHere], index) => {
  const icon = index === 1 ? phone : laptop;
  return `<div class="row" style="height:186px;padding:0 56px;gap:48px;${isHere ? '' : 'opacity:.42'}"><svg width="80" height="74" fill="none" stroke="${isHere ? amber : '#a9a59d'}" stroke-width="5">${icon}</svg><div class="grow"><div class="b" style="font-size:42px;${isHere ? '' : 'text-decoration:line-through;text-decoration-thickness:3px'}">${name}</div><div class="sub" style="margin-top:8px;font-size:30px">${used}</div></div>${isHere ? '<span class="badge" style="margin-right:120px;background:#163125;color:#7fd6a5;font-size:30px">This session</span>' : ''}</div>`;
})}</div>`,
    'dark',
  );
}

const accents = [
  ['#c37416', '#f0b04e'],
  ['#a34d16', '#f5a57b'],
  ['#b33830', '#fe9c8f'],
  ['#b42f56', '#fe98ab'],
  ['#9b418b', '#ed9adb'],
  ['#8048b6', '#cea4ff'],
  ['#5356cd', '#a9b4ff'],
  ['#0069bf', '#87bffe'],
  ['#047879', '#74cccb'],
  ['#187c49', '#83ce9e'],
  ['#61721c', '#b3c47f'],
  ['#5c6a7d', '#aebcce'],
] as const;

/** One card, half in daylight. */
function themes(): string {
  const half = (theme: 'light' | 'dark') => {
    const isDark = theme === 'dark';
    return `<div class="p ${isDark ? 'dark' : ''}" style="position:absolute;inset:0;background:${isDark ? ink : paper};clip-path:polygon(${isDark ? '58% 0,100% 0,100% 100%,42% 100%' : '0 0,58% 0,42% 100%,0 100%'})">
<div class="card" style="left:240px;top:130px;width:1120px;padding:56px 72px;${isDark ? '' : 'border-color:#e5ddcf'}"><div style="display:flex;justify-content:space-between;align-items:baseline"><span style="font:400 64px Fraunces;letter-spacing:-.02em">Community nurse</span><span class="b num" style="font-size:52px">81%</span></div><div style="margin-top:40px">${bar(38)}</div>
<div style="margin-top:46px;display:flex;justify-content:space-between"><span class="sub" style="font-size:32px">Five factors, each with its evidence</span></div></div>
<div style="position:absolute;left:240px;top:610px;width:1120px;display:grid;grid-template-columns:repeat(12,1fr);gap:26px">${each(accents, (pair) => `<span style="aspect-ratio:1;border-radius:50%;background:${pair[isDark ? 1 : 0]}"></span>`)}</div></div>`;
  };
  return frame(ink, half('light') + half('dark'));
}

export const productArt: Readonly<Record<string, () => string>> = {
  'scores-show-their-working': scores,
  'job-descriptions-from-pdf': fromPdf,
  'jobs-widget': widget,
  'job-board-publishing': jobBoard,
  sessions,
  'themes-and-accents': themes,
};
