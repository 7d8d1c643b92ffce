import { abrirTicketPeloPortal } from '@balcao/dominio/tickets/abertura/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guardarToken } from '../../../platform/credencial.ts'
import { cargaDe } from '../../../teste/carga.ts'
import { escolher } from '../../../teste/escolher.ts'
import { criarIndexedDb } from '../../../teste/indexed-db.ts'
import { servidorDeNotas } from '../../../teste/notas-do-ticket-novo.tsx'
import { recusar, responder, semRede, usarServidor } from '../../../teste/servidor.ts'
import {
  abrirAbertura,
  CLIENTE,
  motivoDe,
  notaDe,
  produtoDe,
  servidorDaAbertura,
  tipoDe,
} from '../../../teste/ticket-novo.tsx'
import { provarRecusa } from '../../../teste/valor-recusado.ts'

const servidor = usarServidor()
const CRIADO = { id: 99, protocolo: '20260000999', message: 'Ok' }
const RESPOSTA = { ...CRIADO, data: CRIADO }

let guardados: ReturnType<typeof criarIndexedDb>['lojas']

beforeEach(() => {
  const { fabrica, lojas } = criarIndexedDb()
  guardados = lojas
  vi.stubGlobal('indexedDB', fabrica)
  guardarToken('t')
  return () => vi.unstubAllGlobals()
})

type Pedido = { chave: string | null; corpo: Record<string, unknown> }

/** Each sending that reached the server, and what it was answered. */
function recebendo(respostas: (() => Response | typeof RESPOSTA)[] = []) {
  const pedidos: Pedido[] = []
  servidor.use(
    responder(abrirTicketPeloPortal, async (pedido) => {
      const emJson = pedido.headers.get('content-type')?.includes('json')
      const corpo = emJson ? await pedido.json() : Object.fromEntries(await pedido.formData())
      pedidos.push({ chave: pedido.headers.get('idempotency-key'), corpo })
      return respostas[pedidos.length - 1]?.() ?? RESPOSTA
    }),
  )
  return pedidos
}

const SIMPLES = tipoDe(1, { usa_assunto: 2, usa_mensagem: 2 })
type Opcoes = Parameters<typeof abrirAbertura>[0]

async function abrir(tipos = [SIMPLES], opcoes: Opcoes & Parameters<typeof servidorDaAbertura>[1] = {}) {
  servidor.use(...servidorDaAbertura(tipos, opcoes))
  const tela = abrirAbertura(opcoes)
  const reabrir = async () => {
    await tela.usuario.click(screen.getByRole('button', { name: 'NOVO TICKET' }))
    return screen.findByRole('dialog', { name: 'Abrir novo ticket' })
  }
  await reabrir()
  const { usuario } = tela
  const clicar = async (nome: string | RegExp) =>
    usuario.click(await screen.findByRole('button', { name: nome }))
  const prosseguir = () => clicar('Prosseguir')
  const passo = (nome: string) => screen.findByRole('heading', { level: 2, name: nome })
  const escolher = async (campo: RegExp | string, opcao: RegExp | string) => {
    await usuario.click(screen.getByRole('combobox', { name: campo }))
    await usuario.click(await screen.findByRole('option', { name: opcao }))
  }
  return {
    ...tela,
    reabrir,
    clicar,
    prosseguir,
    passo,
    escolher,
    async preencherSolicitacao(assunto = 'Caixa amassada') {
      await clicar('Solicitação')
      await usuario.type(await screen.findByRole('textbox', { name: /^Assunto/ }), assunto)
      await prosseguir()
      await passo('Cliente')
    },
    async preencherCliente(seguinte = 'Detalhes') {
      await escolher(/^Origem/, 'Telefone')
      await usuario.type(screen.getByRole('combobox', { name: 'Cliente' }), 'estrela')
      await usuario.click(await screen.findByRole('option', { name: /Mercado Estrela/ }))
      await escolher(/^Filial/, /Filial Campinas/)
      await prosseguir()
      await passo(seguinte)
    },
    async preencherDetalhes(mensagem = 'Chegou assim') {
      await usuario.type(screen.getByRole('textbox', { name: /Descreva a sua solicitação/ }), mensagem)
      await prosseguir()
      await passo('Resumo')
    },
  }
}

const alerta = () => screen.getByRole('alert')

describe('solicitação', () => {
  it('NOV-01 um botão por menu, com os tipos de quem tem vários', async () => {
    const menu = { key: 'DUVIDA', description: 'Dúvida' }
    const { usuario } = await abrir([
      tipoDe(1, { desc: 'Troca' }),
      tipoDe(2, { desc: 'Devolução' }),
      tipoDe(3, { menu }),
    ])
    const varios = await screen.findByRole('button', { name: 'Solicitação' })
    await usuario.hover(varios)
    const dica = await screen.findByRole('tooltip')
    expect(
      within(dica)
        .getAllByRole('listitem')
        .map((li) => li.textContent),
    ).toEqual(['Troca', 'Devolução'])
    await usuario.unhover(varios)
    await usuario.click(screen.getByRole('button', { name: 'Dúvida' }))
    expect(screen.getByRole('combobox', { name: 'Tipo' })).toHaveValue('Tipo 3')
  })

  it('NOV-02, NOV-05, MES-09 sem tipo há um passo a definir, e Prosseguir diz o que falta, pelo que está na tela', async () => {
    const { prosseguir, clicar, escolher, usuario } = await abrir([SIMPLES, tipoDe(2)])
    const passos = () =>
      within(screen.getByRole('navigation', { name: 'Passos' }))
        .getAllByRole('listitem')
        .map((li) => li.textContent?.replace(/^\d/, ''))
    await screen.findByRole('button', { name: 'Solicitação' })
    expect(passos()).toEqual(['Solicitação', 'Cliente', 'Próximos passos', 'Resumo'])
    const botao = () => screen.getByRole('button', { name: 'Prosseguir' })
    expect(botao()).toHaveAttribute('aria-disabled', 'true')
    await prosseguir()
    expect(alerta()).toHaveTextContent('Falta preencher: O que você precisa abrir.')
    expect(screen.getByRole('button', { name: 'Solicitação' })).toHaveFocus()
    await clicar('Solicitação')
    expect(alerta()).toHaveTextContent('Falta preencher: Tipo.')
    await escolher('Tipo', 'Tipo 1')
    expect(passos()).toEqual(['Solicitação', 'Cliente', 'Detalhes', 'Resumo'])
    await prosseguir()
    expect(alerta()).toHaveTextContent('Falta preencher: Assunto.')
    expect(screen.getByRole('textbox', { name: /^Assunto/ })).toHaveFocus()
    expect(botao()).toHaveAttribute('aria-disabled', 'true')
    await usuario.keyboard('Caixa')
    expect(botao()).not.toHaveAttribute('aria-disabled')
  })

  it('NOV-04 motivos nível a nível: o único obrigatório vem escolhido, e o que informa pede observação', async () => {
    const sub = { obrigatorio: true, itens: [motivoDe(21, 'Na entrega', { informa: true })] }
    const motivos = {
      obrigatorio: true,
      itens: [motivoDe(10, 'Atraso'), motivoDe(20, 'Avaria', { subnivel: sub })],
    }
    const pedidos = recebendo()
    const { clicar, escolher, prosseguir, passo, usuario } = await abrir([tipoDe(1, { motivos })])
    await clicar('Solicitação')
    await prosseguir()
    expect(alerta()).toHaveTextContent('Falta preencher: Motivo.')
    await escolher('Motivo', 'Avaria')
    expect(screen.getByRole('combobox', { name: 'Motivo (nível 2)' })).toHaveValue('Na entrega')
    await prosseguir()
    expect(alerta()).toHaveTextContent('O campo de observações é obrigatório.')
    await usuario.type(
      screen.getByRole('textbox', { name: /Observação: Na entrega/ }),
      'Caiu{Control>}{Enter}{/Control}',
    )
    await passo('Cliente')
    expect(pedidos).toEqual([])
  })
})

describe('cliente', () => {
  it('NOV-05, NOV-06 origem, cliente e filial; a única vem escolhida', async () => {
    const unica = { ...CLIENTE, filiaisSac: CLIENTE.filiaisSac.slice(0, 1) }
    const { preencherSolicitacao, prosseguir, usuario } = await abrir([SIMPLES], { clientes: [unica] })
    await preencherSolicitacao()
    await prosseguir()
    expect(alerta()).toHaveTextContent('Falta preencher: Origem, Cliente e Filial.')
    await usuario.type(screen.getByRole('combobox', { name: 'Cliente' }), 'estrela')
    await usuario.click(await screen.findByRole('option', { name: /Mercado Estrela/ }))
    expect(screen.getByRole('combobox', { name: 'Filial' })).toHaveValue('Matriz São Paulo')
    expect(alerta()).toHaveTextContent('Falta preencher: Origem.')
  })

  it('NOV-07 consumidor final só no tipo que o aceita: nome completo e e-mail', async () => {
    const pedidos = recebendo()
    const tipo = tipoDe(1, { usa_consumidor_final: 1 })
    const { clicar, prosseguir, passo, escolher, usuario } = await abrir([tipo])
    await clicar('Solicitação')
    await prosseguir()
    await passo('Cliente')
    await escolher(/^Origem/, 'Telefone')
    await usuario.click(screen.getByRole('switch', { name: /consumidor final/ }))
    await usuario.type(screen.getByRole('textbox', { name: /Nome completo/ }), 'Lia')
    await prosseguir()
    expect(alerta()).toHaveTextContent('Falta preencher: E-mail.')
    expect(alerta()).toHaveTextContent('Nome completo: O campo é inválido')
    await usuario.type(screen.getByRole('textbox', { name: /Nome completo/ }), ' Melo')
    await usuario.type(screen.getByRole('textbox', { name: /E-mail/ }), 'lia@exemplo.com.br')
    await prosseguir()
    await passo('Resumo')
    await clicar('Abrir ticket')
    await screen.findByRole('dialog', { name: 'Ticket aberto' })
    expect(pedidos[0]?.corpo).toMatchObject({
      idCli: null,
      consumidorFinal: { nome: 'Lia Melo', email: 'lia@exemplo.com.br' },
    })
  })

  it('NOV-06 CONSUMIDOR_FINAL abre em seu nome, com os dados da conta, e não escolhe cliente nem origem', async () => {
    const pedidos = recebendo()
    const carga = cargaDe('CONSUMIDOR_FINAL')
    const { clicar, prosseguir, passo } = await abrir([tipoDe(1)], { carga })
    await clicar('Solicitação')
    await prosseguir()
    await passo('Cliente')
    expect(screen.getByRole('textbox', { name: /Nome completo/ })).toHaveValue('Ana Paula Ribeiro')
    expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveValue('ana@aurora.test')
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    await prosseguir()
    await passo('Resumo')
    await clicar('Abrir ticket')
    await screen.findByRole('dialog', { name: 'Ticket aberto' })
    expect(pedidos[0]?.corpo).toMatchObject({ origem: 'SAC', consumidorFinal: { nome: 'Ana Paula Ribeiro' } })
  })
})

describe('outros passos', () => {
  it('NOV-14 prorrogação: dias, responsável e quem; trocar o responsável esquece o nome', async () => {
    const { clicar, prosseguir, passo, usuario } = await abrir([tipoDe(1, { usa_prorrogacao: 2 })], {
      carga: cargaDe('OPERADOR'),
      clientes: [{ ...CLIENTE, filiaisSac: CLIENTE.filiaisSac.slice(0, 1) }],
    })
    await clicar('Solicitação')
    await prosseguir()
    await passo('Cliente')
    await usuario.click(screen.getByRole('combobox', { name: /^Origem/ }))
    await usuario.click(await screen.findByRole('option', { name: 'Telefone' }))
    await usuario.type(screen.getByRole('combobox', { name: 'Cliente' }), 'estrela')
    await usuario.click(await screen.findByRole('option', { name: /Mercado Estrela/ }))
    await prosseguir()
    await passo('Prorrogação')
    await prosseguir()
    expect(alerta()).toHaveTextContent('Responsável pelo atraso, Nome do responsável e Dias de atraso')
    await usuario.click(screen.getByRole('radio', { name: 'Transportadora' }))
    await escolher(usuario, 'Transportadora', /Rápida Cargas/)
    await usuario.click(screen.getByRole('radio', { name: 'Representante' }))
    expect(alerta()).toHaveTextContent('Nome do responsável')
    await usuario.click(screen.getByRole('radio', { name: 'Transportadora' }))
    await escolher(usuario, 'Transportadora', /Rápida Cargas/)
    await usuario.type(screen.getByRole('textbox', { name: 'Dias de atraso' }), '4')
    await prosseguir()
    await passo('Resumo')
    expect(screen.getByText('4 dias de atraso · Transportadora: Rápida Cargas')).toBeVisible()
  })

  it('NOV-15 o resumo mostra tudo, e cada linha leva ao seu passo', async () => {
    const { preencherSolicitacao, preencherCliente, preencherDetalhes, clicar, passo } = await abrir()
    await preencherSolicitacao()
    await preencherCliente()
    await preencherDetalhes()
    for (const texto of ['Caixa amassada', '10 · Mercado Estrela Ltda', 'Filial Campinas', 'Chegou assim'])
      expect(screen.getByText(texto)).toBeVisible()
    await clicar('Alterar Filial')
    await passo('Cliente')
    const passos = within(screen.getByRole('navigation', { name: 'Passos' }))
    await clicar('Voltar')
    await passo('Solicitação')
    // A visited step is a way forward too, as far as the rules allow.
    passos.getByRole('button', { name: /Resumo/ }).click()
    await passo('Resumo')
  })
})

describe('envio', () => {
  it('NOV-16, SHL-05 abre com os anexos, mostra o protocolo e vai para o ticket', async () => {
    const pedidos = recebendo()
    const tela = await abrir()
    await tela.preencherSolicitacao()
    await tela.preencherCliente()
    const foto = new File(['bytes'], 'caixa.png', { type: 'image/png' })
    await tela.usuario.upload(screen.getByLabelText('Fotos e documentos', { selector: 'input' }), foto)
    await screen.findByText('caixa.png')
    await tela.preencherDetalhes()
    expect(screen.getByText('caixa.png')).toBeVisible()
    await tela.clicar('Abrir ticket')
    const criado = within(await screen.findByRole('dialog', { name: 'Ticket aberto' }))
    expect(criado.getByText('2026.000099-9')).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Abrir novo ticket' })).not.toBeInTheDocument()
    await tela.usuario.click(criado.getByRole('button', { name: 'Ir para o ticket' }))
    expect(tela.idos).toEqual([99])
    expect(pedidos).toHaveLength(1)
    expect(pedidos[0]?.corpo).toMatchObject({ idTipo: '1', assunto: 'Caixa amassada', idFil: '2' })
    expect(pedidos[0]?.corpo['arquivos[]']).toMatchObject({ name: 'caixa.png' })
    // Delivered: nothing is offered again.
    await tela.reabrir()
    expect(await screen.findByRole('button', { name: 'Solicitação' })).toBeVisible()
  })

  it('NOV-16 a recusa mostra o motivo; Voltar leva ao passo do campo, com tudo ainda lá', async () => {
    const recusa = {
      codigo: 'CAMPOS_INVALIDOS',
      message: 'Confira os campos.',
      campos: { idFil: 'Esta filial não atende o cliente' },
    }
    const pedidos = recebendo([() => recusar(422, recusa)])
    const tela = await abrir()
    await tela.preencherSolicitacao()
    await tela.preencherCliente()
    await tela.preencherDetalhes()
    await tela.clicar('Abrir ticket')
    const falha = within(await screen.findByRole('dialog', { name: 'Não foi possível abrir o ticket' }))
    expect(falha.getByText(/Confira os campos\./)).toBeVisible()
    await tela.usuario.click(falha.getByRole('button', { name: 'Voltar' }))
    await tela.passo('Cliente')
    expect(screen.getAllByText(/Esta filial não atende o cliente/).length).toBeGreaterThan(0)
    expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Mercado Estrela Ltda')
    await tela.clicar('Dispensar aviso')
    expect(screen.queryByText('O ticket não foi aberto')).not.toBeInTheDocument()
    await tela.escolher('Filial', /Matriz São Paulo/)
    expect(screen.queryByText(/Esta filial não atende/)).not.toBeInTheDocument()
    await tela.prosseguir()
    expect(await screen.findByRole('textbox', { name: /Descreva/ })).toHaveValue('Chegou assim')
    await tela.prosseguir()
    await tela.clicar('Abrir ticket')
    await screen.findByRole('dialog', { name: 'Ticket aberto' })
    expect(new Set(pedidos.map(({ chave }) => chave)).size).toBe(2)
  })

  it('TIC-13 enviado outra vez depois de uma falha na rede, mesmo após recarregar, leva a mesma chave', async () => {
    const pedidos = recebendo([semRede, semRede])
    const tela = await abrir()
    await tela.preencherSolicitacao()
    await tela.preencherCliente()
    await tela.preencherDetalhes()
    const enviarEVoltar = async () => {
      await tela.clicar('Abrir ticket')
      const falha = within(await screen.findByRole('dialog', { name: 'Não foi possível abrir o ticket' }))
      await tela.usuario.click(falha.getByRole('button', { name: 'Voltar' }))
    }
    await enviarEVoltar()
    await tela.passo('Resumo')
    await enviarEVoltar()
    tela.unmount()
    const outra = abrirAbertura()
    await outra.usuario.click(screen.getByRole('button', { name: 'NOVO TICKET' }))
    await outra.usuario.click(await screen.findByRole('button', { name: 'Continuar de onde parou' }))
    await outra.usuario.dblClick(await screen.findByRole('button', { name: 'Abrir ticket' }))
    await screen.findByRole('dialog', { name: 'Ticket aberto' })
    expect(pedidos).toHaveLength(3)
    expect(new Set(pedidos.map(({ chave }) => chave)).size).toBe(1)
    expect(pedidos[0]?.chave).toBeTruthy()
  })
})

describe('rascunho', () => {
  it('NOV-16 recarregar oferece continuar, com os anexos e no mesmo passo; ou começar de novo', async () => {
    const tela = await abrir()
    await tela.preencherSolicitacao('Minha caixa')
    await tela.preencherCliente()
    const foto = new File(['bytes'], 'caixa.png', { type: 'image/png' })
    await tela.usuario.upload(screen.getByLabelText('Fotos e documentos', { selector: 'input' }), foto)
    await waitFor(() => expect(guardados.get('arquivos')?.size).toBe(1))
    expect(await screen.findByText('Rascunho salvo agora')).toBeVisible()
    tela.unmount()
    const outra = abrirAbertura()
    await outra.usuario.click(screen.getByRole('button', { name: 'NOVO TICKET' }))
    await screen.findByText(/Minha caixa/)
    await outra.usuario.click(screen.getByRole('button', { name: 'Continuar de onde parou' }))
    await screen.findByRole('heading', { level: 2, name: 'Detalhes' })
    expect(screen.getByText('caixa.png')).toBeVisible()
    outra.unmount()
    const terceira = abrirAbertura()
    await terceira.usuario.click(screen.getByRole('button', { name: 'NOVO TICKET' }))
    await terceira.usuario.click(await screen.findByRole('button', { name: 'Começar de novo' }))
    expect(await screen.findByRole('button', { name: 'Solicitação' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  })

  it('NOV-16 a pesquisa e o produto preenchido pela metade, com a foto, sobrevivem à recarga', async () => {
    const { respostas, pedidos } = servidorDeNotas([notaDe(7)], [produtoDe(1), produtoDe(2)])
    const tela = await abrir([tipoDe(1, { usa_nota_produto: 2 })])
    servidor.use(...respostas)
    await tela.preencherSolicitacao()
    await tela.preencherCliente('Produtos e notas')
    await tela.usuario.type(screen.getByRole('textbox', { name: 'Nota fiscal' }), '700')
    await tela.clicar('Pesquisar')
    await tela.clicar('Produtos da NF')
    const cartao = async () => within(await screen.findByRole('article', { name: '2 Produto 2' }))
    const antes = await cartao()
    await tela.usuario.type(antes.getByRole('textbox', { name: /^Quantidade/ }), '3')
    await tela.usuario.type(antes.getByRole('textbox', { name: /^Observações/ }), 'Chegou molhado')
    await tela.usuario.click(antes.getByRole('combobox', { name: /^Motivo/ }))
    await tela.usuario.click(await screen.findByRole('option', { name: 'Outro' }))
    await tela.usuario.type(screen.getByRole('textbox', { name: 'Observações gerais' }), 'De todos')
    const foto = new File(['bytes'], 'caixa.png', { type: 'image/png' })
    await tela.usuario.upload(antes.getByLabelText('Anexos de Produto 2', { selector: 'input' }), foto)
    await waitFor(() => expect(guardados.get('arquivos')?.size).toBe(1))
    tela.unmount()

    const outra = abrirAbertura()
    await outra.usuario.click(screen.getByRole('button', { name: 'NOVO TICKET' }))
    await screen.findByText(/1 anexo/)
    await outra.usuario.click(screen.getByRole('button', { name: 'Continuar de onde parou' }))
    const depois = await cartao()
    expect(depois.getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('3')
    expect(depois.getByRole('textbox', { name: /^Observações/ })).toHaveValue('Chegou molhado')
    expect(depois.getByRole('combobox', { name: /^Motivo/ })).toHaveValue('Outro')
    expect(depois.getByText('caixa.png')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Observações gerais' })).toHaveValue('De todos')
    await outra.usuario.click(depois.getByRole('button', { name: 'Adicionar ao Ticket' }))
    expect(await depois.findByText('Adicionado')).toBeVisible()
    await outra.usuario.click(screen.getByRole('button', { name: 'Mostrar todas as notas' }))
    expect(screen.getByRole('textbox', { name: 'Nota fiscal' })).toHaveValue('700')
    expect(await screen.findByRole('article', { name: 'Nota 700' })).toBeVisible()
    expect(pedidos.at(-1)?.get('numero')).toBe('700')
  })

  it('NOV-16 um rascunho de antes de uma atualização continua a abrir', async () => {
    const tela = await abrir()
    await tela.preencherSolicitacao('De antes')
    // What was typed so far is kept too: the draft is the one in which the next step was reached.
    const rascunhos = () => JSON.stringify([...(guardados.get('rascunhos')?.values() ?? [])])
    await waitFor(() => expect(rascunhos()).toContain('"passo":"CLIENTE"'))
    tela.unmount()
    for (const guardado of guardados.get('rascunhos')?.values() ?? [])
      delete (guardado as { valores: { novo: { lembrados?: unknown } } }).valores.novo.lembrados
    const outra = abrirAbertura()
    await outra.usuario.click(screen.getByRole('button', { name: 'NOVO TICKET' }))
    await screen.findByText(/De antes/)
    await outra.usuario.click(screen.getByRole('button', { name: 'Continuar de onde parou' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Cliente' })).toBeVisible()
  })

  it('NOV-16 fechar pergunta quando algo foi preenchido, e confirmar descarta', async () => {
    const tela = await abrir()
    await tela.preencherSolicitacao()
    const fechar = () =>
      tela.usuario.click(
        within(screen.getByRole('dialog', { name: 'Abrir novo ticket' })).getByRole('button', {
          name: 'Fechar',
        }),
      )
    await fechar()
    await tela.clicar('Continuar preenchendo')
    expect(screen.getByRole('heading', { level: 2, name: 'Cliente' })).toBeVisible()
    await fechar()
    await tela.clicar('Descartar')
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Abrir novo ticket' })).not.toBeInTheDocument(),
    )
    await tela.reabrir()
    await screen.findByRole('button', { name: 'Solicitação' })
    await fechar()
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Abrir novo ticket' })).not.toBeInTheDocument(),
    )
  })
})

it('SHL-03 sem permissão não há botão', () => {
  const carga = cargaDe('OPERADOR')
  const modulos = carga.modulos.map((modulo) => ({
    ...modulo,
    moduloAcoes: modulo.moduloAcoes.map((acao) =>
      acao.nome === 'TICKET_ABRIR' ? { ...acao, autorizado: false } : acao,
    ),
  }))
  abrirAbertura({ carga: { ...carga, modulos } })
  expect(screen.queryByRole('button', { name: 'NOVO TICKET' })).not.toBeInTheDocument()
})

it.each([
  [/CPF/, '112223330001811', true],
  [/Telefone/, '0119876543210987', true],
  [/Data de nascimento/, '99/99/1990', false],
])('GER-09, NOV-07 %s opcional que não vale não se deixa para trás', async (rotulo, texto, colado) => {
  const { clicar, prosseguir, passo, escolher, usuario } = await abrir([
    tipoDe(1, { usa_consumidor_final: 1 }),
  ])
  await clicar('Solicitação')
  await prosseguir()
  await passo('Cliente')
  await escolher(/^Origem/, 'Telefone')
  await usuario.click(screen.getByRole('switch', { name: /consumidor final/ }))
  await usuario.type(screen.getByRole('textbox', { name: /Nome completo/ }), 'Lia Melo')
  await usuario.type(screen.getByRole('textbox', { name: /E-mail/ }), 'lia@exemplo.com.br')
  await provarRecusa('features/tickets/abertura/passos/campos-do-consumidor.tsx', {
    ...{ usuario, servidor, texto, colado, enviar: prosseguir },
    campo: screen.getByRole('textbox', { name: rotulo }),
  })
  await passo('Cliente')
})

it('GER-09, NOV-14 dias de atraso com vírgula não se deixam para trás', async () => {
  const { clicar, prosseguir, passo, usuario, escolher } = await abrir([tipoDe(1, { usa_prorrogacao: 2 })], {
    clientes: [{ ...CLIENTE, filiaisSac: CLIENTE.filiaisSac.slice(0, 1) }],
  })
  await clicar('Solicitação')
  await prosseguir()
  await passo('Cliente')
  await escolher(/^Origem/, 'Telefone')
  await usuario.type(screen.getByRole('combobox', { name: 'Cliente' }), 'estrela')
  await usuario.click(await screen.findByRole('option', { name: /Mercado Estrela/ }))
  await prosseguir()
  await passo('Prorrogação')
  await provarRecusa('features/tickets/abertura/passos/passo-prorrogacao.tsx', {
    ...{ usuario, servidor, texto: '1,5', enviar: prosseguir },
    campo: screen.getByRole('textbox', { name: /Dias de atraso/ }),
  })
})
