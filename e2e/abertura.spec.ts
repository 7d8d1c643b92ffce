import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Passo } from '@balcao/dominio/tickets/abertura/passos'
import { CONTAS_DEMO } from '../apps/api/src/demo/contas.ts'
import { TIPOS } from '../apps/api/src/demo/listas/catalogo-de-tickets.ts'
import {
  type Abertura,
  abrirProduto,
  adicionarProduto,
  assuntoDe,
  comecar,
  compraComSaldo,
  conferirTicket,
  enviar,
  escolherCliente,
  escolherTipo,
  escreverDetalhes,
  esperarRascunho,
  estaNoPasso,
  janela,
  mensagemDe,
  preencher,
  prosseguir,
  selecionarMotivo,
} from './abertura-de-tickets.ts'
import { tipoDe } from './fluxo-de-tickets.ts'
import { CELULAR, expect, test } from './jornada.ts'

// Many steps, some of them looked at by axe, take minutes on a busy machine.
test.describe.configure({ timeout: 180_000 })
test.use({ actionTimeout: 20_000 })

type Caso = Pick<Abertura, 'chave' | 'motivos' | 'consumidor'> & {
  /** Steps that no other case shows to axe. */
  olhar?: readonly Passo[]
}

/** One of each type of the demo, with reasons down to where the tree ends. */
const CASOS: readonly Caso[] = [
  {
    chave: 'DEVOLUCAO_PARCIAL',
    motivos: ['Erro na entrega', 'Produto trocado', 'Na separação'],
    olhar: ['SOLICITACAO', 'CLIENTE', 'PRODUTOS', 'DETALHES', 'TRANSPORTADORA', 'RESUMO'],
  },
  { chave: 'PRORROGACAO_BOLETO', motivos: ['Acordo comercial'], olhar: ['NOTAS', 'PRORROGACAO'] },
  { chave: 'QUALIDADE_PRODUTO', motivos: ['Corpo estranho'], olhar: ['AVULSOS'] },
  { chave: 'AVARIA', motivos: ['No transporte', 'Caixa amassada'] },
  { chave: 'DEVOLUCAO_TOTAL', motivos: ['Desacordo comercial'] },
  { chave: 'SEGUNDA_VIA', motivos: ['Boleto'] },
  { chave: 'FALTA_MERCADORIA', motivos: ['Volume faltando'] },
  { chave: 'COBRANCA_INDEVIDA', motivos: ['Taxa não combinada'] },
  { chave: 'ATRASO_ENTREGA' },
  { chave: 'DUVIDA_FISCAL', motivos: ['Dados da nota fiscal'] },
  {
    chave: 'DUVIDA_PRODUTO',
    consumidor: { nome: 'Otávio Reis Camargo', email: 'otavio.camargo@example.com' },
    olhar: ['CLIENTE'],
  },
  { chave: 'ELOGIO', motivos: ['Atendimento'] },
]

test('as aberturas passam por todos os tipos da demonstração', () => {
  expect(new Set(CASOS.map(({ chave }) => tipoDe(chave))).size).toBe(TIPOS.length)
})

for (const { olhar = [], ...caso } of CASOS)
  test(`NOV-02 NOV-15 NOV-16 abre um ticket de ${tipoDe(caso.chave).descricao}`, async ({ page, portal }) => {
    await portal.entrarComo('OPERADOR')
    const abertura: Abertura = {
      ...caso,
      compra: await compraComSaldo(page, caso.chave),
      aoPreencher: async (passo) => {
        if (olhar.includes(passo)) await portal.semBarreiras(`${passo} de ${caso.chave}`)
      },
    }
    await comecar(page)
    await preencher(page, abertura)
    await enviar(page)
    await conferirTicket(page, abertura)
    await expect(janela(page)).toHaveCount(0)
  })

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true })

  test('NOV-02 o representante abre um ticket para um cliente seu', async ({ page, portal }) => {
    await portal.entrarComo('REPRESENTANTE')
    const chave = 'DEVOLUCAO_PARCIAL'
    const abertura: Abertura = {
      chave,
      motivos: ['Erro no pedido', 'Pedido em duplicidade'],
      compra: await compraComSaldo(page, chave),
      aoPreencher: (passo) => portal.semBarreiras(`${passo} no celular`),
    }
    await comecar(page)
    await preencher(page, abertura)
    await enviar(page)
    await conferirTicket(page, abertura)
  })

  test('NOV-06 PER-08 o consumidor final abre um elogio em seu nome', async ({ page, portal }) => {
    await portal.entrarComo('CONSUMIDOR_FINAL')
    const conta = CONTAS_DEMO.find(({ tipo }) => tipo === 'CONSUMIDOR_FINAL')
    const abertura: Abertura = {
      chave: 'ELOGIO',
      motivos: ['Entrega'],
      compra: null,
      async aoPreencher(passo) {
        if (passo === 'CLIENTE') {
          const area = janela(page)
          await expect(area.getByRole('textbox', { name: 'Nome completo' })).toHaveValue(conta?.nome ?? '')
          await expect(area.getByRole('textbox', { name: 'E-mail' })).toHaveValue(/@/)
          await expect(area.getByRole('switch')).toHaveCount(0)
          await expect(area.getByRole('combobox', { name: 'Cliente' })).toHaveCount(0)
        }
        await portal.semBarreiras(`${passo} do consumidor`)
      },
    }
    await comecar(page)
    await preencher(page, abertura)
    await enviar(page)
    await conferirTicket(page, abertura)
  })
})

test('NOV-16 o que foi digitado e anexado sobrevive a uma recarga, até ser descartado', async ({
  page,
  portal,
}) => {
  await portal.entrarComo('OPERADOR')
  const chave = 'ELOGIO'
  const area = janela(page)
  const compra = await compraComSaldo(page, chave)
  await comecar(page)
  await escolherTipo(page, { chave, motivos: ['Produto'] })
  await prosseguir(page)
  await escolherCliente(page, compra)
  await prosseguir(page)
  await escreverDetalhes(page, chave)
  await esperarRascunho(page, mensagemDe(chave))

  await page.reload()
  await page.getByRole('button', { name: 'NOVO TICKET' }).click()
  await expect(area.getByRole('heading', { name: 'Você tem um ticket começado' })).toBeVisible()
  await expect(area).toContainText('1 anexo')
  await portal.semBarreiras('oferta de continuar')
  await area.getByRole('button', { name: 'Continuar de onde parou' }).click()
  await estaNoPasso(page, 'DETALHES')
  await expect(area.getByRole('textbox', { name: 'Descreva a sua solicitação' })).toHaveValue(
    mensagemDe(chave),
  )
  await expect(area.getByRole('listitem').filter({ hasText: 'detalhe.png' })).toBeVisible()
  await prosseguir(page)
  for (const texto of [assuntoDe(chave), 'Produto', compra.cliente.razSoc, 'detalhe.png'])
    await expect(area.locator('dl')).toContainText(texto)

  const pergunta = page.getByRole('dialog', { name: 'Descartar este ticket?' })
  await page.keyboard.press('Escape')
  await pergunta.getByRole('button', { name: 'Continuar preenchendo' }).click()
  await expect(pergunta).toBeHidden()
  await estaNoPasso(page, 'RESUMO')
  await page.keyboard.press('Escape')
  await pergunta.getByRole('button', { name: 'Descartar' }).click()
  await expect(area).toHaveCount(0)
  await comecar(page)
  await expect(area.getByRole('button', { pressed: true })).toHaveCount(0)
})

test('NOV-05 NOV-11 o produto só entra com motivo, observação e quantidade que existam', async ({
  page,
  portal,
}) => {
  await portal.entrarComo('GERENTE')
  const chave = 'DEVOLUCAO_PARCIAL'
  const compra = await compraComSaldo(page, chave)
  const [produto] = compra.nota.produtos
  await comecar(page)
  await escolherTipo(page, { chave, motivos: ['Produto vencido ou perto do vencimento'] })
  await prosseguir(page)
  await escolherCliente(page, compra)
  await prosseguir(page)
  await estaNoPasso(page, 'PRODUTOS')
  await prosseguir(page)
  await expect(janela(page).getByText('Adicione pelo menos um produto ao ticket.')).toBeVisible()

  const cartao = await abrirProduto(page, compra)
  const adicionar = cartao.getByRole('button', { name: 'Adicionar ao Ticket' })
  await cartao.getByLabel('Quantidade a devolver').fill('1')
  await adicionar.click()
  await expect(cartao.getByText(MENSAGENS.motivoObrigatorio)).toBeVisible()
  await selecionarMotivo(cartao, 'Outro')
  await adicionar.click()
  await expect(cartao.getByText(MENSAGENS.observacaoObrigatoria)).toBeVisible()
  await selecionarMotivo(cartao, 'Avariado')
  await cartao.getByLabel('Quantidade a devolver').fill(String((produto?.qtd ?? 0) + 1))
  await adicionar.click()
  await expect(cartao.getByText('Quantidade inválida. Verifique a quantidade adicionada.')).toBeVisible()
  await portal.semBarreiras('produto recusado')
  await expect(cartao.getByText('Adicionado', { exact: true })).toHaveCount(0)
  await adicionarProduto(cartao)
})
