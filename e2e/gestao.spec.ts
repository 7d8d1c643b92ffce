import { PAGINAS, type PaginaDoMenu } from '@balcao/dominio/paginas'
import { comecarTroca } from '@balcao/dominio/trocas/contratos'
import type { Page } from '@playwright/test'
import { pedirUmaNegociacao } from './cenario/criar/negociacao.ts'
import { pedir, sessaoDe } from './cenario/criar/pela-api.ts'
import { CELULAR, estarComo, expect, ouvindo, test } from './cenario/jornada.ts'

const MESA = { width: 1440, height: 900 }
const TODOS = ['OPERADOR', 'SUPERVISOR', 'GERENTE'] as const
type Pessoa = (typeof TODOS)[number]

type Modulo = {
  rota: PaginaDoMenu
  /** Whose it is; to the others it is not there. */
  de: readonly Pessoa[]
  /** What is begun there, and by whom: the others do not even see it. */
  comeca?: { nome: string; quem: readonly Pessoa[] }
  /** By what a row is acted upon, where it is not opened. */
  pela?: RegExp
  /** What it opens in, and something in it that came with it from the server. */
  abre: (page: Page, quem: Pessoa) => Promise<void>
}

const noDialogo = (oQue: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('dialog').getByText(oQue).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const naFicha = (parte: string) => async (page: Page) => {
  await expect(page.getByRole('region', { name: parte, exact: true })).toBeVisible()
  await page.goBack()
}

const MODULOS: readonly Modulo[] = [
  {
    rota: '/objetivos',
    de: TODOS,
    comeca: { nome: 'Definir metas', quem: ['SUPERVISOR', 'GERENTE'] },
    abre: noDialogo('Por dia útil'),
  },
  {
    rota: '/campanhas',
    de: TODOS,
    comeca: { nome: 'Nova campanha', quem: ['GERENTE'] },
    abre: (page, quem) => noDialogo(quem === 'GERENTE' ? 'O que trouxe' : 'Combina com')(page),
  },
  {
    rota: '/negociacoes-de-preco',
    de: TODOS,
    comeca: { nome: 'Nova negociação', quem: TODOS },
    abre: noDialogo('Pedidos que a usaram'),
  },
  {
    rota: '/solicitacoes-de-troca',
    de: TODOS,
    comeca: { nome: 'Nova troca', quem: TODOS },
    abre: naFicha('Onde está cada coisa'),
  },
  { rota: '/acompanhamentos', de: TODOS, abre: noDialogo('Quando') },
  {
    rota: '/acompanhamentos-clientes',
    de: TODOS,
    pela: /^Registrar atendimento/,
    abre: noDialogo('Registrar atendimento'),
  },
  {
    rota: '/configuracao-fv',
    de: ['GERENTE'],
    comeca: { nome: 'Nova configuração', quem: ['GERENTE'] },
    abre: noDialogo('Salvar'),
  },
  {
    rota: '/contas-correntes',
    de: TODOS,
    comeca: { nome: 'Abrir conta', quem: ['GERENTE'] },
    abre: naFicha('Extrato'),
  },
]

for (const quem of TODOS)
  test(`PER-02 GES-01 GES-02 GES-03 GES-04 GES-05 GES-06 GES-07 GES-08 os oito módulos como ${quem}, na mesa e no celular`, async ({
    page,
    portal,
    criar,
    servidor: { url },
  }) => {
    const { id: idTicket } = await criar.abrir({ tipo: 'TROCA', itens: 1 })
    await pedir(await sessaoDe(url, 'OPERADOR'), comecarTroca, { corpo: { idTicket, destino: 'MESMO' } })
    await pedirUmaNegociacao(criar, url)
    await portal.estarComo(quem, '/aprovacoes')
    for (const { rota, de, comeca, pela, abre } of MODULOS)
      await test.step(rota, async () => {
        await page.setViewportSize(MESA)
        await page.evaluate((endereco) => history.pushState(null, '', endereco), rota)
        if (!de.includes(quem)) {
          await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
          return
        }
        for (const tamanho of [MESA, CELULAR]) {
          await page.setViewportSize(tamanho)
          await expect(page.getByRole('heading', { level: 1, name: PAGINAS[rota] })).toBeVisible()
          const linha = page.locator(tamanho === CELULAR ? 'li[data-linha]' : 'tr[data-linha]').first()
          await expect(linha).toBeVisible()
          if (comeca)
            await expect(page.getByRole('button', { name: comeca.nome })).toHaveCount(
              comeca.quem.includes(quem) ? 1 : 0,
            )
          await (pela
            ? linha.getByRole('button', { name: pela })
            : linha.locator('a, button').first()
          ).click()
          await abre(page, quem)
        }
      })
  })

test('GES-03 o vendedor pede um preço, o gerente o aprova do celular, e o vendedor vê na hora', async ({
  page,
  portal,
  criar,
  browser,
  servidor: { url },
}) => {
  const { id, idAprovacao } = await pedirUmaNegociacao(criar, url)
  const ouve = ouvindo(page, /aprovacoes/)
  await portal.estarComo('OPERADOR', `/negociacoes-de-preco?item=${id}`)
  const dela = page.getByRole('dialog', { name: `Negociação ${id}` })
  await expect(dela.getByText('Aguardando aprovação')).toBeVisible()
  await ouve

  const gerente = await (await browser.newContext({ viewport: CELULAR, baseURL: url })).newPage()
  await estarComo(gerente, url, 'GERENTE', `/aprovacoes/${idAprovacao}`)
  await gerente.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await gerente.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click()
  await expect(gerente.getByText(/^Aprovada por/)).toBeVisible()
  await gerente.context().close()

  await expect(dela.getByText('Em vigor')).toBeVisible()
})
