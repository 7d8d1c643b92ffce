import type { CDPSession, Page } from '../e2e/cenario/navegador.ts'

const ITENS_DO_PEQUENO = 10
const ENTRE_TECLAS_MS = 110

type Produto = {
  id: number
  embalagens: { id: number; multiplo: number; minimo: number }[]
  precos: { valor: number | null }[]
}
type Medida = { caso: string; cpu: number; tarefa: number }

async function pedir<T>(url: string, token: string, metodo: string, corpo?: object): Promise<T> {
  const resposta = await fetch(url, {
    method: metodo,
    headers: { Authorization: `Bearer ${token}`, ...(corpo && { 'Content-Type': 'application/json' }) },
    ...(corpo && { body: JSON.stringify(corpo) }),
  })
  if (!resposta.ok) throw new Error(`${metodo} ${url}: ${resposta.status} ${await resposta.text()}`)
  return resposta.json() as Promise<T>
}

/** A quote of so many lines; the demo has fewer products than that, and some come again. */
async function criarOrcamento(api: string, token: string, quantos: number): Promise<number> {
  const { id } = await pedir<{ id: number }>(`${api}/orcamentos`, token, 'POST', { idCli: 1 })
  const produtos = new Map<number, Produto>()
  for (const q of ['a', 'e', 'o'])
    for (let page = 1, paginas = 1; page <= paginas; page++) {
      const busca = new URLSearchParams({ q, take: '100', page: String(page) })
      const { itens, paginator } = await pedir<{ itens: Produto[]; paginator: { pages: number } }>(
        `${api}/orcamentos/${id}/produtos?${busca}`,
        token,
        'GET',
      )
      for (const produto of itens) if (produto.precos[0]?.valor != null) produtos.set(produto.id, produto)
      paginas = paginator.pages
    }
  const vendaveis = [...produtos.values()].flatMap(({ id: idProd, embalagens }) =>
    embalagens.map(({ id: idEmb, multiplo, minimo }) => ({
      idProd,
      idEmb,
      qtde: Math.max(multiplo, minimo),
    })),
  )
  const itens = Array.from({ length: quantos }, (_, i) => ({
    chave: `linha-${String(i).padStart(4, '0')}`,
    ...vendaveis[i % vendaveis.length],
  }))
  await pedir(`${api}/orcamentos/${id}`, token, 'PUT', { versao: 1, itens })
  return id
}

/** What the page's processor takes for each of those keys, as the kernel counts it, and its longest task. */
async function medir(page: Page, cdp: CDPSession, caso: string, teclas: readonly string[]): Promise<Medida> {
  const usado = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await page.evaluate(() => {
    const tarefas: number[] = []
    new PerformanceObserver((lista) => {
      for (const { duration } of lista.getEntries()) tarefas.push(duration)
    }).observe({ type: 'longtask' })
    Object.assign(window, { tarefas })
  })
  const antes = await usado()
  for (const tecla of teclas) {
    await page.keyboard.press(tecla)
    await page.waitForTimeout(ENTRE_TECLAS_MS)
  }
  const cpu = ((await usado()) - antes) / teclas.length
  const tarefa = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { tarefas: number[] }).tarefas),
  )
  return { caso, cpu, tarefa }
}

const PAUSA_MS = 2_500

async function percorrer(page: Page, cdp: CDPSession, endereco: string): Promise<Medida[]> {
  await page.goto(endereco)
  await page.locator('[data-coluna=qtde]').first().waitFor()
  await page.waitForTimeout(PAUSA_MS)
  const medidas: Medida[] = []
  await page.keyboard.press('F2')
  medidas.push(await medir(page, cdp, 'digitar um produto', [...'zqzqzqzqzq']))
  await page.keyboard.press('Escape')
  for (const [caso, coluna] of [
    ['digitar uma quantidade', 'qtde'],
    ['digitar um desconto', 'desconto'],
  ] as const) {
    await page.locator(`[data-coluna=${coluna}]`).first().click()
    medidas.push(await medir(page, cdp, caso, [...'1212121212']))
    await page.keyboard.press('Escape')
    await page.waitForTimeout(PAUSA_MS)
  }
  await page.locator('[data-coluna=qtde]').first().click()
  medidas.push(await medir(page, cdp, 'descer pelas linhas', Array<string>(20).fill('ArrowDown')))
  await page.waitForTimeout(PAUSA_MS)
  return medidas
}

const mediana = (valores: readonly number[]) =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0

type Onde = { url: string; token: string; page: Page; cdp: CDPSession; itens: number; voltas: number }

/** VEN-02 Keys in a small quote and in a big one. The processor of the machine is as it is: the table multiplies. */
export async function medirOrcamentos({ url, token, page, cdp, itens, voltas }: Onde, lentidao: number) {
  const api = `${url}/api/aurora`
  const ids = [await criarOrcamento(api, token, ITENS_DO_PEQUENO), await criarOrcamento(api, token, itens)]
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const porVolta: Medida[][][] = [[], []]
  for (let volta = -1; volta < voltas; volta++)
    for (const [i, id] of ids.entries()) {
      const medidas = await percorrer(page, cdp, `${url}/orcamentos/${id}`)
      if (volta >= 0) porVolta[i]?.push(medidas)
    }
  console.log(
    `\n${'orçamento: CPU por tecla, ms'.padEnd(32)}${`${ITENS_DO_PEQUENO} itens`.padStart(12)}${`${itens} itens`.padStart(12)}${`× ${lentidao}`.padStart(10)}${'maior tarefa'.padStart(14)}`,
  )
  const casos = porVolta[1]?.[0]?.map(({ caso }) => caso) ?? []
  for (const caso of casos) {
    const de = (qual: number, nome: 'cpu' | 'tarefa') =>
      mediana((porVolta[qual] ?? []).flat().flatMap((medida) => (medida.caso === caso ? medida[nome] : [])))
    const [pequeno, grande] = [de(0, 'cpu'), de(1, 'cpu')]
    console.log(
      caso.padEnd(32) +
        pequeno.toFixed(1).padStart(12) +
        grande.toFixed(1).padStart(12) +
        (grande * lentidao).toFixed(0).padStart(10) +
        de(1, 'tarefa').toFixed(0).padStart(14),
    )
  }
}
