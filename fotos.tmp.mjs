import { chromium } from '@playwright/test'
const url = 'http://localhost:3900'
const nav = await chromium.launch({ executablePath: process.env.CHROMIUM })
const entrar = async (cpf) => {
  const ctx = await nav.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' })
  const page = await ctx.newPage()
  page.setDefaultTimeout(60000)
  await page.goto(url + '/login')
  await page.getByLabel('CPF').fill(cpf)
  await page.getByLabel('Senha', { exact: true }).fill('balcao123')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL('**/home')
  const token = await page.evaluate(() => localStorage.getItem('balcao:token:aurora'))
  const api = async (metodo, caminho, corpo) => {
    const r = await fetch(`${url}/api/aurora${caminho}`, { method: metodo, headers: { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json', 'x-aplicacao': 'SAC', authorization: `Bearer ${token}` }, ...(corpo && { body: JSON.stringify(corpo) }) })
    return { status: r.status, corpo: await r.json() }
  }
  return { page, api }
}
const fotos = async (page, nome) => {
  for (const [w, h] of [[1440, 900], [1024, 768], [390, 844]]) {
    await page.setViewportSize({ width: w, height: h }); await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/f/${nome}-${w}.png` })
  }
  await page.emulateMedia({ colorScheme: 'dark' }); await page.setViewportSize({ width: 1440, height: 900 }); await page.waitForTimeout(400)
  await page.screenshot({ path: `/tmp/f/${nome}-escuro.png` })
  await page.emulateMedia({ colorScheme: 'light' })
}
const v = await entrar('11144477735')
const { corpo: lista } = await v.api('GET', '/sac/orcamentos?take=50&page=1')
console.log(JSON.stringify(lista).slice(0,300));
const aberto = lista.itens.find((o) => o.status.chave === 'EM_ANALISE' && o.qtdeIt > 3) ?? lista.itens.find((o) => o.qtdeIt > 3)
const dup = await v.api('POST', `/orcamentos/${aberto.id}/duplicar`, {}); console.log(JSON.stringify(dup).slice(0,200))
const id = dup.corpo.id
console.log(aberto.id, aberto.status, id)
const { corpo: ed } = await v.api('GET', `/orcamentos/${id}/edicao`)
const [l1, l2] = ed.itens.map(({ id: _, brindeDe: __, ...l }) => l)
console.log((await v.api('PUT', `/orcamentos/${id}`, { versao: ed.versao, itens: [{ ...l1, desconto: 30 }, { ...l2, bonificado: true }], cabecalho: { vlFrete: 25 } })).status)
await v.page.goto(`${url}/orcamentos/${id}`)
await v.page.getByText(/acima/i).first().waitFor()
await v.page.waitForTimeout(1000)
await fotos(v.page, 'limites')
await v.page.getByRole('button', { name: /Pedir aprovação/ }).first().click()
await v.page.getByRole('dialog').waitFor(); await v.page.waitForTimeout(800)
await fotos(v.page, 'pedir')
await v.page.getByRole('dialog').getByRole('button', { name: /Pedir/ }).click()
await v.page.waitForTimeout(1500)
await v.page.screenshot({ path: '/tmp/f/pedida.png' })
const g = await entrar('98765432100')
await g.page.goto(`${url}/orcamentos/${id}`)
await g.page.getByRole('button', { name: /^Aprovar/ }).first().click()
await g.page.getByRole('dialog').waitFor(); await g.page.waitForTimeout(800)
await fotos(g.page, 'aprovar')
await g.page.keyboard.press('Escape')
await v.page.bringToFront()
await v.page.keyboard.press('F9'); await v.page.waitForTimeout(2500)
await fotos(v.page, 'f9')
await nav.close()
