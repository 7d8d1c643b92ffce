import { TIPOS } from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import { SETORES } from '@balcao/api/src/features/implantacao/partida/setores.ts'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import {
  avancarEtapa,
  finalizarTicket,
  reclassificarTicket,
  retrocederEtapa,
} from '@balcao/dominio/tickets/fluxo/contratos'
import { alterarProdutosDoTicket } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'

const fluxo = usarFluxo()
const ETAPAS = TIPOS.flatMap(({ chave, etapas }) =>
  etapas.map((etapa) => ({ tipo: chave, ...etapa })),
).filter(
  ({ tipo, nome, requisito }) =>
    requisito !== undefined || (tipo === 'FALTA_MERCADORIA' && nome === 'Verificação na expedição'),
)
const DE_QUALQUER_SETOR = ['ADMIN', 'GERENTE', 'SUPERVISOR'] as const
const DE_UM_SETOR = ['OPERADOR', 'COLABORADOR'] as const

beforeEach(async () => {
  await fluxo.trabalharEm('OPERADOR', 'Atendimento', 'Devoluções')
  await fluxo.trabalharEm('COLABORADOR', 'Recebimento')
})

/** Opened by who acts, who so sees it wherever it is. */
const abrir = (tipo: string, etapa: string, criador: TipoDeUsuario) =>
  fluxo.abrir({
    tipo,
    etapa,
    criador,
    itens: 1,
    partes: { prorrogacao: { responsavel: 'REPRESENTANTE', diasAtraso: 5 } },
  })
const frase = (setor: string) =>
  `Esta etapa é do setor ${setor}. Encaminhe o ticket ou peça a alguém desse setor.`
const obter = async (id: number, quem: TipoDeUsuario) => {
  const token = await fluxo.teste.tokenDe(quem)
  return (await fluxo.teste.chamar(obterTicket, { params: { idTicket: id }, token })).corpo
}

describe.each(ETAPAS)('SEG-05 $tipo, “$nome”, do setor $setor', ({ tipo, nome, setor }) => {
  const tentar = async (quem: TipoDeUsuario) => {
    const { id } = await abrir(tipo, nome, quem)
    const { status, erro } = await fluxo.agir(avancarEtapa, id, {}, quem)
    return { id, status, erro }
  }

  it.each(DE_QUALQUER_SETOR)('SEG-05 %s passa a porta, sem ser de setor nenhum', async (quem) => {
    expect((await tentar(quem)).status).toBe(422)
  })

  it.each(DE_UM_SETOR)(
    'SEG-05 %s passa quando é do setor, e não quando é de todos os outros',
    async (quem) => {
      await fluxo.trabalharEm(quem, setor)
      expect((await tentar(quem)).status).toBe(422)
      await fluxo.trabalharEm(quem, ...SETORES.filter((outro) => outro !== setor))
      const { id, status, erro } = await tentar(quem)
      expect([status, erro.codigo, erro.message]).toEqual([403, 'ETAPA_DE_OUTRO_SETOR', frase(setor)])
      expect((await fluxo.linha(id)).versao).toBe(1)
      expect((await obter(id, quem)).etapaDeOutros).toEqual({ acao: 'avancar', motivo: frase(setor) })
    },
  )
})

describe('SEG-05 as outras portas', () => {
  const NO_CREDITO = ['DEVOLUCAO_PARCIAL', 'Crédito ao cliente'] as const

  it('SEG-05 voltar, concluir, mudar de tipo e corrigir produtos são do setor da etapa; desistir, não', async () => {
    const { id } = await abrir(...NO_CREDITO, 'OPERADOR')
    const [item] = await fluxo.itens(id)
    const concluida = await fluxo.motivo('Devolução concluída em parte')
    const { id: idTipo } = await fluxo.tipoDe('ELOGIO')
    const itens = [{ id: item?.id, qtd_solicitada: 1 }]
    const portas = [
      fluxo.agir(retrocederEtapa, id, { observacao: 'a' }, 'OPERADOR'),
      fluxo.agir(finalizarTicket, id, { motivo: concluida, observacao: 'a' }, 'OPERADOR'),
      fluxo.agir(reclassificarTicket, id, { idTipo }, 'OPERADOR'),
      fluxo.agir(alterarProdutosDoTicket, id, { itens }, 'OPERADOR'),
    ]
    for (const porta of portas) {
      const { status, erro } = await porta
      expect([status, erro.message]).toEqual([403, frase('Financeiro')])
    }
    expect((await fluxo.linha(id)).versao).toBe(1)
    const { acoes, etapaDeOutros } = await obter(id, 'OPERADOR')
    expect(etapaDeOutros).toEqual({ acao: 'finalizar', motivo: frase('Financeiro') })
    expect([acoes.encaminhar.permite, acoes.finalizar.permite]).toEqual([true, true])
    for (const acao of ['retroceder', 'concluir', 'reclassificar', 'editarItens'] as const)
      expect(acoes[acao]).toEqual({ permite: false, motivo: frase('Financeiro') })
    const desistir = await fluxo.motivo('Cliente desistiu')
    expect((await fluxo.agir(finalizarTicket, id, { motivo: desistir }, 'OPERADOR')).status).toBe(200)
  })

  it('SEG-05 encaminhado, o ticket muda de fila; a etapa continua do setor dela', async () => {
    const setorId = await fluxo.idDoSetor('Atendimento')
    const { id } = await fluxo.abrir({
      tipo: NO_CREDITO[0],
      etapa: NO_CREDITO[1],
      criador: 'GERENTE',
      campos: { setorId, operadorId: await fluxo.idDaConta('OPERADOR') },
    })
    const motivo = await fluxo.motivo('Devolução concluída em parte')
    const concluir = () => fluxo.agir(finalizarTicket, id, { motivo, observacao: 'a' }, 'OPERADOR')
    expect((await concluir()).erro.message).toBe(frase('Financeiro'))
    await fluxo.trabalharEm('OPERADOR', 'Financeiro')
    expect((await concluir()).status).toBe(200)
  })
})

describe('SEG-05 aprovar o próprio pedido', () => {
  const APROVACOES = [
    'ANALISE_DEVOLUCAO',
    'PRORROGACAO_LOGISTICA',
    'PRORROGACAO_FINANCEIRO',
    'ANALISE_CONTROLADORIA',
  ]
  const PROPRIO = [403, 'APROVACAO_DO_PROPRIO_PEDIDO']
  const proibir = (sim: 'S' | 'N') => fluxo.parametrizar('proibeAprovarOProprioPedido', sim)
  afterEach(() => proibir('N'))

  it('SEG-05 vale na filial do ticket, para todos, e só onde se aprova', async () => {
    const porRequisito = [...new Map(ETAPAS.map((etapa) => [etapa.requisito, etapa])).values()]
    const tentar = async (quem: TipoDeUsuario, filial: number) => {
      const recusados: unknown[] = []
      for (const { tipo, nome, requisito } of porRequisito) {
        const { id } = await fluxo.abrir({ tipo, etapa: nome, criador: 'GERENTE', itens: 1, filial })
        const { status, erro } = await fluxo.agir(avancarEtapa, id, {}, quem)
        if (status === 403) recusados.push([requisito, status, erro.codigo])
      }
      return recusados
    }
    expect(await tentar('GERENTE', 0)).toEqual([])
    await proibir('S')
    expect((await tentar('GERENTE', 0)).toSorted()).toEqual(
      APROVACOES.map((requisito) => [requisito, ...PROPRIO]).toSorted(),
    )
    expect(await tentar('ADMIN', 0)).toEqual([])
    expect(await tentar('GERENTE', 1)).toEqual([])
  })

  it('SEG-05 a tela diz por quê', async () => {
    await proibir('S')
    const { id } = await abrir('DEVOLUCAO_PARCIAL', 'Análise da devolução', 'OPERADOR')
    const motivo = 'Você abriu este ticket: o que ele pede precisa da aprovação de outra pessoa.'
    const { acoes, etapaDeOutros } = await obter(id, 'OPERADOR')
    expect([acoes.avancar, etapaDeOutros]).toEqual([
      { permite: false, motivo },
      { acao: 'avancar', motivo },
    ])
    expect(acoes.retroceder.permite).toBe(true)
  })
})
