import { CONTAS_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { PASSOS, type Passo } from '@balcao/dominio/tickets/abertura/passos'
import type { Page } from '@playwright/test'
import {
  type Abertura,
  abrirProduto,
  anexar,
  assuntoDe,
  comecar,
  comprar,
  conferirTicket,
  enviar,
  escolherCliente,
  escolherTipo,
  esperarRascunho,
  estaNoPasso,
  janela,
  novoTicket,
  preencher,
  prosseguir,
  selecionarMotivo,
} from './cenario/abertura-de-tickets.ts'
import { nasDuasLarguras, tipoDe } from './cenario/fluxo-de-tickets.ts'
import { CELULAR, expect, test } from './cenario/jornada.ts'

type Quem = 'OPERADOR' | 'REPRESENTANTE' | 'CONSUMIDOR_FINAL'
type Jornada = Pick<Abertura, 'chave' | 'motivos' | 'consumidor'> & {
  quem: Quem
  /** The steps that are looked at, wide and on a phone. */
  olhares?: readonly Passo[]
}

const DEVOLUCAO_PARCIAL = {
  chave: 'DEVOLUCAO_PARCIAL',
  motivos: ['Erro na entrega', 'Produto trocado', 'Na separação'],
} as const
const QUALIDADE = { chave: 'QUALIDADE_PRODUTO', motivos: ['Corpo estranho'] } as const

/**
 * Every step of the wizard, and each kind of person: what differs on the way through it. That each type opens for each of
 * them is proved where it is decided, in the server's `abrir.test.ts` and `abrir-como-consumidor.test.ts`.
 */
const JORNADAS: Record<'na mesa' | 'no celular', readonly Jornada[]> = {
  'na mesa': [
    {
      quem: 'OPERADOR',
      ...DEVOLUCAO_PARCIAL,
      olhares: ['SOLICITACAO', 'PRODUTOS', 'DETALHES', 'TRANSPORTADORA', 'RESUMO'],
    },
    {
      quem: 'OPERADOR',
      chave: 'PRORROGACAO_BOLETO',
      motivos: ['Acordo comercial'],
      olhares: ['CLIENTE', 'NOTAS', 'PRORROGACAO'],
    },
    // Staff also opens in the name of somebody who is no customer: their form stands in place of the customer's.
    {
      quem: 'OPERADOR',
      ...QUALIDADE,
      consumidor: { nome: 'Otávio Reis Camargo', email: 'otavio.camargo@example.com' },
      olhares: ['CLIENTE', 'AVULSOS'],
    },
  ],
  'no celular': [
    { quem: 'REPRESENTANTE', ...DEVOLUCAO_PARCIAL },
    { quem: 'CONSUMIDOR_FINAL', ...QUALIDADE, olhares: ['CLIENTE'] },
  ],
}
const TELAS = {
  'na mesa': {},
  'no celular': { viewport: CELULAR, hasTouch: true },
} as const
type Tela = keyof typeof TELAS

test('as aberturas passam por todos os passos, e axe os olha', () => {
  const olhados = JORNADAS['na mesa'].flatMap(({ olhares = [] }) => olhares)
  const faltam = Object.keys(PASSOS).filter((passo) => !olhados.includes(passo as Passo))
  // The placeholder of a ticket without a type, which nobody can leave.
  expect(faltam).toEqual(['A_DEFINIR'])
})

const NOMES: Record<Quem, string> = {
  OPERADOR: 'o operador',
  REPRESENTANTE: 'o representante',
  CONSUMIDOR_FINAL: 'o consumidor final',
}

for (const onde of Object.keys(TELAS) as Tela[])
  test.describe(onde, () => {
    test.use(TELAS[onde])
    for (const { quem, olhares = [], ...jornada } of JORNADAS[onde])
      test(`NOV-02 NOV-15 NOV-16 ${NOMES[quem]} abre um ticket de ${tipoDe(jornada.chave).descricao}`, async ({
        page,
        portal,
        criar,
      }) => {
        await portal.estarComo(quem, '/conta/senha')
        const abertura: Abertura = {
          ...jornada,
          compra: quem === 'CONSUMIDOR_FINAL' ? null : await comprar(page, criar, jornada.chave),
          async aoPreencher(passo) {
            if (quem === 'CONSUMIDOR_FINAL' && passo === 'CLIENTE') await estaEmSeuNome(page)
            if (olhares.includes(passo)) await nasDuasLarguras(page, `${passo} de ${jornada.chave}`)
          },
        }
        await comecar(page)
        await preencher(page, abertura)
        await enviar(page)
        await conferirTicket(page, abertura)
        await expect(janela(page)).toHaveCount(0)
      })
  })

/** NOV-06, PER-08 The consumer's own data, and nobody else to choose. */
async function estaEmSeuNome(page: Page): Promise<void> {
  const conta = CONTAS_DEMO.find(({ tipo }) => tipo === 'CONSUMIDOR_FINAL')
  const area = janela(page)
  await expect(area.getByRole('textbox', { name: 'Nome completo' })).toHaveValue(conta?.nome ?? '')
  await expect(area.getByRole('textbox', { name: 'E-mail' })).toHaveValue(/@/)
  await expect(area.getByRole('switch')).toHaveCount(0)
  await expect(area.getByRole('combobox', { name: 'Cliente' })).toHaveCount(0)
}

test('NOV-16 a pesquisa e o produto preenchido pela metade, com a foto, sobrevivem a uma recarga, até o descarte', async ({
  page,
  portal,
  criar,
}) => {
  await portal.estarComo('OPERADOR', '/conta/senha')
  const chave = 'FALTA_MERCADORIA'
  const compra = await comprar(page, criar, chave)
  const area = janela(page)
  await comecar(page)
  await escolherTipo(page, { chave, motivos: ['Volume faltando'] })
  await prosseguir(page)
  await escolherCliente(page, compra)
  await prosseguir(page)
  const cartao = await abrirProduto(page, compra)
  await cartao.getByLabel('Quantidade a devolver').fill('2')
  await cartao.getByLabel('Observações').fill('A caixa chegou aberta')
  await selecionarMotivo(cartao, 'Falta')
  await anexar(cartao, 'pela-metade.png')
  await esperarRascunho(page, 'A caixa chegou aberta')

  await page.reload()
  await novoTicket(page)
  await expect(area.getByRole('heading', { name: 'Você tem um ticket começado' })).toBeVisible()
  await expect(area).toContainText('1 anexo')
  await portal.semBarreiras('oferta de continuar')
  await area.getByRole('button', { name: 'Continuar de onde parou' }).click()
  await estaNoPasso(page, 'PRODUTOS')
  await expect(cartao.getByLabel('Quantidade a devolver')).toHaveValue('2')
  await expect(cartao.getByLabel('Observações')).toHaveValue('A caixa chegou aberta')
  await expect(cartao.getByRole('combobox', { name: 'Motivo' })).toHaveValue('Falta')
  await expect(cartao.getByRole('listitem').filter({ hasText: 'pela-metade.png' })).toBeVisible()
  await cartao.getByRole('button', { name: 'Adicionar ao Ticket' }).click()
  await expect(cartao.getByText('Adicionado', { exact: true })).toBeVisible()

  await page.keyboard.press('Escape')
  const pergunta = page.getByRole('dialog', { name: 'Descartar este ticket?' })
  await pergunta.getByRole('button', { name: 'Descartar' }).click()
  await expect(area).toHaveCount(0)
  await comecar(page)
  await expect(area.getByRole('button', { pressed: true })).toHaveCount(0)
})

test.describe('sem rede', () => {
  test.use({ erroEsperado: /ERR_INTERNET_DISCONNECTED/ })

  test('MES-09 Voltar é o passo anterior e depois fecha, sobre a mesma página; a conexão que cai é dita na hora', async ({
    page,
    context,
    portal,
  }) => {
    await portal.estarComo('OPERADOR', '/tickets?abertos=true')
    await expect(
      page.getByRole('table', { name: 'Tickets' }).locator('tbody tr[data-linha]').first(),
    ).toBeVisible()
    const endereco = page.url()
    await comecar(page)
    await escolherTipo(page, { chave: 'ELOGIO', motivos: ['Atendimento'] })
    await prosseguir(page)
    await estaNoPasso(page, 'CLIENTE')

    await context.setOffline(true)
    const faixa = page.getByText('Sem conexão com o servidor. Espere ela voltar antes de enviar.')
    await expect(faixa).toBeVisible()
    await context.setOffline(false)
    await expect(faixa).toBeHidden()

    await page.goBack()
    await estaNoPasso(page, 'SOLICITACAO')
    await expect(janela(page).getByRole('textbox', { name: 'Assunto' })).toHaveValue(assuntoDe('ELOGIO'))
    await page.goBack()
    await expect(janela(page)).toBeHidden()
    expect(page.url()).toBe(endereco)
  })
})
