import { avancarEtapa, retrocederEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { motivoAnalise } from '../nucleo/tabelas-catalogo.ts'

const fluxo = usarFluxo()
const naAnalise = (itens = 2) => ({ tipo: 'DEVOLUCAO_PARCIAL', etapa: 'Análise da devolução', itens })
const ZERO = {
  qtd_fora_prazo: 0,
  qtd_outra_marca: 0,
  qtd_falta: 0,
  qtd_avaria: 0,
  qtd_quebra_direta: 0,
  qtd_autorizada: 0,
}
let motivo: number

beforeAll(async () => {
  const { banco } = fluxo.teste.negocio()
  const [primeiro] = await banco.select().from(motivoAnalise).orderBy(asc(motivoAnalise.id)).limit(1)
  motivo = primeiro?.id ?? 0
})

describe('ANALISE_DEVOLUCAO', () => {
  it('TIC-11 grava a resposta de cada produto e segue', async () => {
    const { id } = await fluxo.abrir(naAnalise())
    const [primeiro, segundo] = await fluxo.itens(id)
    const { status, corpo } = await fluxo.agir(
      avancarEtapa,
      id,
      {
        versao: 1,
        analise: [
          {
            ...ZERO,
            id: primeiro?.id,
            qtd_autorizada: 4.5,
            qtd_avaria: 0.5,
            motivo_analise_id: motivo,
            obs: 'Lata',
          },
          { ...ZERO, id: segundo?.id, qtd_fora_prazo: 5, motivo_analise_id: motivo },
        ],
      },
      'OPERADOR',
    )
    expect([status, corpo.versao]).toEqual([200, 2])
    expect(await fluxo.itens(id)).toMatchObject([
      {
        status: 'A',
        quantidadeAutorizada: '4.5000',
        quantidadeAvaria: '0.5000',
        motivoAnaliseId: motivo,
        observacaoAnalise: 'Lata',
      },
      { status: 'N', quantidadeAutorizada: '0.0000', quantidadeForaPrazo: '5.0000', observacaoAnalise: null },
    ])
    expect(await fluxo.etapaDe(id)).toBe('Nota de devolução')
    expect((await fluxo.ultimaEntrada(id)).mensagem).toBe(
      'Avançou de “Análise da devolução” para “Nota de devolução”.\nProdutos com quantidade autorizada: 1 de 2.',
    )
  })

  it('TIC-10 nada autorizado desvia para a recusa', async () => {
    const { id } = await fluxo.abrir(naAnalise(1))
    const [item] = await fluxo.itens(id)
    await fluxo.agir(avancarEtapa, id, {
      analise: [{ ...ZERO, id: item?.id, qtd_outra_marca: 5, motivo_analise_id: motivo }],
    })
    expect(await fluxo.etapaDe(id)).toBe('Comunicar recusa')
  })

  it('TIC-10 voltar guarda o que se respondeu; responder de novo substitui', async () => {
    const { id } = await fluxo.abrir(naAnalise(1))
    const [item] = await fluxo.itens(id)
    await fluxo.agir(avancarEtapa, id, { analise: [{ ...ZERO, id: item?.id, qtd_autorizada: 5 }] })
    await fluxo.agir(retrocederEtapa, id, { observacao: 'Rever' })
    expect(await fluxo.itens(id)).toMatchObject([{ status: 'A', quantidadeAutorizada: '5.0000' }])
    await fluxo.agir(avancarEtapa, id, {
      analise: [{ ...ZERO, id: item?.id, qtd_falta: 5, motivo_analise_id: motivo }],
    })
    expect(await fluxo.itens(id)).toMatchObject([
      { status: 'N', quantidadeAutorizada: '0.0000', quantidadeFalta: '5.0000', motivoAnaliseId: motivo },
    ])
  })

  it('TIC-10 422 sem a análise, dizendo o que se pede', async () => {
    const { id } = await fluxo.abrir(naAnalise())
    const { status, erro } = await fluxo.agir(avancarEtapa, id)
    expect([status, erro]).toMatchObject([422, { codigo: 'REQUISITO_DA_ETAPA', exige: 'ANALISE_DEVOLUCAO' }])
  })

  it.each([
    [
      'soma que não fecha',
      { qtd_autorizada: 4 },
      'qtd_autorizada',
      'As quantidades somam 4, mas o pedido é de 5.',
      true,
    ],
    [
      'recusa sem motivo',
      { qtd_falta: 5 },
      'motivo_analise_id',
      'Diga o motivo do que não foi autorizado.',
      false,
    ],
    [
      'motivo que não existe',
      { qtd_autorizada: 5, motivo_analise_id: 999_999 },
      'motivo_analise_id',
      'Este motivo não está mais em uso.',
      false,
    ],
    [
      'quantidade negativa',
      { qtd_autorizada: -1 },
      'qtd_autorizada',
      'Quantidade inválida. Verifique a quantidade adicionada.',
      true,
    ],
    [
      'casas demais',
      { qtd_autorizada: 0.00001 },
      'qtd_autorizada',
      'Quantidade inválida. Verifique a quantidade adicionada.',
      true,
    ],
  ])('TIC-11 422 %s', async (_caso, parte, campo, mensagem, comMotivo) => {
    const { id } = await fluxo.abrir(naAnalise(1))
    const [item] = await fluxo.itens(id)
    const { status, erro } = await fluxo.agir(avancarEtapa, id, {
      analise: [{ ...ZERO, id: item?.id, ...(comMotivo && { motivo_analise_id: motivo }), ...parte }],
    })
    expect([status, erro.campos]).toEqual([422, { [`analise.0.${campo}`]: mensagem }])
    expect(await fluxo.itens(id)).toMatchObject([{ status: 'AN' }])
  })

  it('TIC-11 422 faltando produtos, e nada se grava pela metade', async () => {
    const { id } = await fluxo.abrir(naAnalise(2))
    const alheio = (await fluxo.itens((await fluxo.abrir(naAnalise(1))).id))[0]
    const [primeiro] = await fluxo.itens(id)
    const { erro } = await fluxo.agir(avancarEtapa, id, {
      analise: [
        { ...ZERO, id: primeiro?.id, qtd_autorizada: 5 },
        { ...ZERO, id: alheio?.id, qtd_autorizada: 5 },
      ],
    })
    expect(erro.campos).toEqual({
      analise: 'Falta a resposta de 1 produto.',
      'analise.1.id': 'Este produto não faz parte do que se pede.',
    })
    expect((await fluxo.itens(id)).map(({ status }) => status)).toEqual(['AN', 'AN'])
    expect((await fluxo.linha(id)).versao).toBe(1)
  })

  it('TIC-11 422 para um motivo que saiu de uso', async () => {
    const { banco } = fluxo.teste.negocio()
    const [velho] = await banco
      .insert(motivoAnalise)
      .values({ descricao: 'Antigo', ordem: 99, ativo: false })
      .returning()
    const { id } = await fluxo.abrir(naAnalise(1))
    const [item] = await fluxo.itens(id)
    const { erro } = await fluxo.agir(avancarEtapa, id, {
      analise: [{ ...ZERO, id: item?.id, qtd_falta: 5, motivo_analise_id: velho?.id }],
    })
    expect(erro.campos).toEqual({ 'analise.0.motivo_analise_id': 'Este motivo não está mais em uso.' })
    await banco.delete(motivoAnalise).where(eq(motivoAnalise.id, velho?.id ?? 0))
  })
})
