import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
const [,, saida, tema = 'light', quem = '111.444.777-35', larguras = '1440x900', secoes = ''] = process.argv
mkdirSync(saida, { recursive: true })
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] })
const c = await b.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: tema as 'light', locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
const p = await c.newPage()
p.on('console', m => { if (m.type() === 'error') console.log('ERRO', m.text().slice(0, 300)) })
p.on('pageerror', e => console.log('PAGEERROR', String(e).slice(0, 300)))
p.on('response', r => { if (r.status() >= 500) console.log('5xx', r.url()) })
await p.goto('http://localhost:4555/login')
await p.getByLabel('CPF').fill(quem); await p.getByLabel('Senha', { exact: true }).fill('balcao123')
await p.getByRole('button', { name: 'Entrar' }).click(); await p.waitForURL('**/home')
await p.evaluate((t) => localStorage.setItem('mantine-color-scheme-value', t), tema)
for (const l of larguras.split(',')) {
  const [w, h] = l.split('x').map(Number); await p.setViewportSize({ width: w!, height: h! })
  for (const s of secoes.split(',')) {
    const [nome, caminho] = s.split('=>')
    await p.goto('http://localhost:4555' + caminho); await p.waitForLoadState('networkidle'); await p.waitForTimeout(600)
    await p.screenshot({ path: `${saida}/${nome}-${w}-${tema}.png` })
    const rola = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (rola > 0) console.log('rola de lado', nome, w, rola)
  }
}
await b.close()
