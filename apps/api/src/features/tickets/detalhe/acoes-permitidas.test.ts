import type { Contrato } from '@balcao/dominio/contrato'
import { escolherContato } from '@balcao/dominio/correio/contratos'
import { type Acao, MODULOS } from '@balcao/dominio/permissoes'
import { type AcaoDoTicket, baixarEspelho, obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { etiquetarTicket } from '@balcao/dominio/tickets/etiquetas/contratos'
import {
  arquivarTicket,
  avancarEtapa,
  desarquivarTicket,
  finalizarTicket,
  reabrirTicket,
  reclassificarTicket,
  retrocederEtapa,
} from '@balcao/dominio/tickets/fluxo/contratos'
import {
  alterarProdutosDoTicket,
  completarCadastro,
  escreverNoHistorico,
} from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import {
  assumirTicket,
  atribuirTicket,
  devolverTicket,
} from '@balcao/dominio/tickets/fluxo/contratos-responsavel'
import { ligarTicket } from '@balcao/dominio/tickets/ligacoes/contratos'
import { unirTicket } from '@balcao/dominio/tickets/uniao/contratos'
import { beforeAll, describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { permissao } from '../../acesso/tabelas.ts'

const fluxo = usarFluxo()
const PERMISSOES = Object.keys(MODULOS.SAC_TICKET.acoes) as Acao[]
// Of no version of the ticket: whoever gets through the door is stopped behind it, and the ticket stays as it is.
const VERSAO = 2_000_000_000
const versao = { versao: VERSAO }

type Porta = { contrato: Contrato; corpo?: () => Promise<object> | object }
const PORTAS: Record<AcaoDoTicket, Porta> = {
  responder: { contrato: escreverNoHistorico, corpo: () => ({ ...versao, mensagem: 'a' }) },
  aguardar: {
    contrato: escreverNoHistorico,
    corpo: () => ({ ...versao, mensagem: 'a', aguardarCliente: true }),
  },
  interno: {
    contrato: escreverNoHistorico,
    corpo: () => ({ ...versao, tipo: 'PRIVADO', mensagem: 'a' }),
  },
  encaminhar: {
    contrato: escreverNoHistorico,
    corpo: async () => ({
      ...versao,
      tipo: 'ENCAMINHAMENTO',
      mensagem: 'a',
      setor: await fluxo.idDoSetor('Fiscal'),
    }),
  },
  // It asks for no version: once it is one's own, the rule stops whoever comes again.
  assumir: { contrato: assumirTicket, corpo: () => ({}) },
  atribuir: { contrato: atribuirTicket, corpo: () => ({ ...versao, operador: 1 }) },
  devolver: { contrato: devolverTicket, corpo: () => versao },
  avancar: { contrato: avancarEtapa, corpo: () => versao },
  retroceder: { contrato: retrocederEtapa, corpo: () => ({ ...versao, observacao: 'a' }) },
  finalizar: { contrato: finalizarTicket, corpo: () => ({ ...versao, motivo: 1 }) },
  concluir: { contrato: finalizarTicket, corpo: () => ({ ...versao, motivo: 1 }) },
  reabrir: { contrato: reabrirTicket, corpo: () => versao },
  arquivar: { contrato: arquivarTicket, corpo: () => versao },
  desarquivar: { contrato: desarquivarTicket, corpo: () => versao },
  reclassificar: { contrato: reclassificarTicket, corpo: () => ({ ...versao, idTipo: 1 }) },
  editarItens: {
    contrato: alterarProdutosDoTicket,
    corpo: () => ({ ...versao, itens: [{ id: 1, qtd_solicitada: 1 }] }),
  },
  completarCadastro: { contrato: completarCadastro, corpo: () => ({ ...versao, idCli: 1 }) },
  contato: { contrato: escolherContato, corpo: () => ({ ...versao, email: null }) },
  // It asks for no version either, and changes nothing here.
  etiquetar: { contrato: etiquetarTicket, corpo: () => ({}) },
  ligar: { contrato: ligarTicket, corpo: () => ({ outro: 999_999, tipo: 'RELACIONADO' }) },
  unir: { contrato: unirTicket, corpo: () => ({ ...versao, destino: 999_999 }) },
  espelho: { contrato: baixarEspelho },
}
const acoes = Object.keys(PORTAS) as AcaoDoTicket[]

/** One ticket for each moment of its life: together they allow a manager every action. */
let tickets: number[] = []

beforeAll(async () => {
  const ontem = new Date(fluxo.teste.agora().getTime() - 86_400_000)
  const abertos = [
    { tipo: 'ATRASO_ENTREGA', etapa: 'Confirmação com o cliente', itens: 1 },
    { tipo: 'DEVOLUCAO_PARCIAL', itens: 1 },
    { tipo: 'AVARIA', doConsumidor: true },
    { tipo: 'AVARIA', campos: { operadorId: await fluxo.idDaConta('GERENTE') } },
    { tipo: 'ELOGIO', campos: { finalizadoEm: ontem } },
    { tipo: 'ELOGIO', campos: { finalizadoEm: ontem, arquivadoEm: ontem } },
  ]
  tickets = []
  for (const pedido of abertos) tickets.push((await fluxo.abrir(pedido)).id)
})

const token = () => fluxo.teste.tokenDe('GERENTE')

/** What the record offers in one moment or another. */
async function oferecidas(): Promise<AcaoDoTicket[]> {
  const vistas = new Set<AcaoDoTicket>()
  for (const idTicket of tickets) {
    const { corpo, status } = await fluxo.teste.chamar(obterTicket, {
      params: { idTicket },
      token: await token(),
    })
    if (status === 200) for (const acao of acoes) if (corpo.acoes[acao].permite) vistas.add(acao)
  }
  return acoes.filter((acao) => vistas.has(acao))
}

/** What the doors themselves let through. */
async function abertas(): Promise<AcaoDoTicket[]> {
  const quais: AcaoDoTicket[] = []
  for (const acao of acoes) {
    const { contrato, corpo } = PORTAS[acao]
    const { status } = await fluxo.teste.chamar(contrato, {
      params: { idTicket: tickets[1] } as never,
      corpo: await corpo?.(),
      token: await token(),
    })
    if (status !== 403) quais.push(acao)
  }
  return quais
}

describe('o que o ticket oferece é o que as portas deixam', () => {
  it('TIC-03 com todas as permissões, cada ação tem a sua vez e a sua porta', async () => {
    expect([await oferecidas(), await abertas()]).toEqual([acoes, acoes])
  })

  it.each(PERMISSOES)('PER-01 sem %s', async (acao) => {
    const { banco } = fluxo.teste.negocio()
    await banco.insert(permissao).values({ tipo: 'GERENTE', acao, autorizado: false })
    try {
      // Without seeing tickets there is no record to offer anything.
      const portas = acao === 'TICKET_VER' ? [] : await abertas()
      expect(await oferecidas()).toEqual(acao === 'TICKET_QUALQUER_SETOR' ? doSetorDeNinguem(portas) : portas)
    } finally {
      await banco.delete(permissao)
    }
  })
})

/** Whose turn it is in a step is asked behind the door, of the ticket as it is. */
const doSetorDeNinguem = (portas: AcaoDoTicket[]) =>
  portas.filter(
    (acao) =>
      !['assumir', 'avancar', 'retroceder', 'concluir', 'reclassificar', 'editarItens'].includes(acao),
  )
