import { chromium } from '@playwright/test'
const [,, base, larg, tema, ...rest] = process.argv
const L = { g: [1440, 900], m: [1024, 768], p: [390, 844] }[larg]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const c = await b.newContext({ viewport: { width: L[0], height: L[1] }, colorScheme: tema === 'd' ? 'dark' : 'light', locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', storageState: process.env.ESTADO })
const page = await c.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)))
page.on('pageerror', (e) => console.log('pageerror', e.message))
await (await import(process.env.ROTEIRO!)).default({ page, c, base, nome: (n) => `/tmp/fotos/${n}-${larg}${tema}.png` })
await b.close()
