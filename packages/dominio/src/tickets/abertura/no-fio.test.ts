import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { abrirTicketPeloPortal, type DadosDaAbertura } from './contratos.ts'
import { camposComoEnviados, lerAbertura } from './no-fio.ts'

const INVALIDO = 'O campo é inválido'
const { corpo } = abrirTicketPeloPortal
const ler = (enviado: object) => lerAbertura(z.parse(corpo, enviado))
const daTransportadora = { id: 8, razSoc: 'Expresso Ligação' }

describe('ENT-01 API-02 o estado do ticket novo, pelos nomes da especificação', () => {
  it.each<[string, object, Partial<DadosDaAbertura>]>([
    [
      'o tipo inteiro, com o menu',
      {
        menu: { key: 'SOLICITACAO', description: 'Solicitação' },
        tipo: { id: 3, chave: 'DEVOLUCAO_PARCIAL', desc: 'Devolução parcial', usa_nota: 2, motivos: {} },
      },
      { idTipo: 3 },
    ],
    ['o tipo pelo id e pela chave', { idTipo: '3', tipo: 'DEVOLUCAO_PARCIAL' }, { idTipo: 3 }],
    ['o tipo duas vezes, de acordo', { idTipo: '3', tipo: { id: 3 } }, { idTipo: 3 }],
    ['origem, quando não vem', { idTipo: 3 }, { origem: 'SAC' }],
    ['origem SAC', { idTipo: 3, origem: 'SAC' }, { origem: 'SAC' }],
    [
      'cliente e filial',
      { idTipo: 3, cliente: { id: 41, fant: 'Mercado' }, filial: { idFil: '2', razSoc: 'Aurora' } },
      { idCli: 41, idFil: 2 },
    ],
    ['cliente e filial, em curto', { idTipo: 3, idCli: '41', idFil: 2 }, { idCli: 41, idFil: 2 }],
    ['nenhum cliente', { idTipo: 3, cliente: null, filial: null }, { idCli: null, idFil: null }],
    [
      'motivos como ids e como objetos',
      { idTipo: 3, motivo1: '7', motivo2: { id: 8, obs: 'Amassada', descricao: 'Avaria' }, motivo3: null },
      { motivo1: { id: 7 }, motivo2: { id: 8, obs: 'Amassada' }, motivo3: null },
    ],
    ['a transportadora', { idTipo: 3, transportadora: daTransportadora }, { transportadora_id: 8 }],
    ['a transportadora pelo id', { idTipo: 3, transportadora_id: '8' }, { transportadora_id: 8 }],
    [
      'quem atrasou: o representante escolhido',
      {
        idTipo: 3,
        responsavel_prorrogacao: 'REPRESENTANTE',
        representante_id: 5,
        dias_atraso_prorrogacao: '4',
      },
      {
        responsavel_prorrogacao: 'REPRESENTANTE',
        responsavel_prorrogacao_id: 5,
        dias_atraso_prorrogacao: 4,
      },
    ],
    [
      'quem atrasou: a transportadora escolhida',
      { idTipo: 3, responsavel_prorrogacao: 'TRANSPORTADORA', transportadora_id: 8 },
      { responsavel_prorrogacao: 'TRANSPORTADORA', responsavel_prorrogacao_id: 8 },
    ],
    [
      'quem atrasou, dito de uma vez',
      {
        idTipo: 3,
        responsavel_prorrogacao: 'TRANSPORTADORA',
        responsavel_prorrogacao_id: 9,
        transportadora_id: 8,
      },
      { responsavel_prorrogacao_id: 9, transportadora_id: 8 },
    ],
    [
      'ENT-03 produtos de notas',
      {
        idTipo: 3,
        itens: [
          {
            ...{ produto_id: 70, motivo_id: 1, nfe: 4512, descricao: 'Arroz', qtd_comprada: 10 },
            ...{ qtd_solicitada: '2.5', obs: 'Furado' },
          },
        ],
      },
      {
        itens: [
          {
            ...{ produto_id: 70, motivo_id: 1, nfe: 4512, descricao: 'Arroz', qtd_comprada: 10 },
            ...{ qtd_solicitada: 2.5, obs: 'Furado' },
          },
        ],
      },
    ],
    [
      'ENT-03 produtos avulsos, das duas formas',
      {
        idTipo: 3,
        itensAvulsos: [
          { produto_id: 1, descricao: 'Arroz', codigo_barras: '789' },
          { id: 2, display: 'F01 - Feijão' },
        ],
      },
      {
        itensAvulsos: [
          { produto_id: 1, descricao: 'Arroz', codigo_barras: '789' },
          { produto_id: 2, descricao: 'F01 - Feijão' },
        ],
      },
    ],
    [
      'ENT-03 notas pelo número e pelo id',
      {
        idTipo: 3,
        notas: [
          { numNf: '4512', transportadora: daTransportadora },
          { numNf: 4513, transportadora: null },
          { id: 90 },
        ],
      },
      { notas: [{ numNf: 4512 }, { numNf: 4513 }, { id: 90 }] },
    ],
    ['nenhum arquivo', { idTipo: 3, arquivos: [], todosArquivos: [] }, { idTipo: 3 }],
  ])('%s', (_, enviado, esperado) => {
    const { dados, campos } = ler(enviado)
    expect(campos).toEqual({})
    expect(dados).toMatchObject(esperado)
    expect(Object.keys(dados)).not.toEqual(expect.arrayContaining(['cliente']))
  })

  it.each<[string, object, Record<string, string>]>([
    ['sem tipo', {}, { idTipo: 'Campo obrigatório' }],
    ['tipo só pela chave', { tipo: 'ELOGIO' }, { idTipo: 'Campo obrigatório' }],
    ['dois tipos', { idTipo: 3, tipo: { id: 4 } }, { 'tipo.id': INVALIDO }],
    ['dois clientes', { idTipo: 3, idCli: 1, cliente: { id: 2 } }, { 'cliente.id': INVALIDO }],
    ['duas filiais', { idTipo: 3, idFil: 1, filial: { idFil: 2 } }, { 'filial.idFil': INVALIDO }],
    [
      'duas transportadoras',
      { idTipo: 3, transportadora_id: 1, transportadora: { id: 2 } },
      { 'transportadora.id': INVALIDO },
    ],
    [
      'dois representantes',
      {
        ...{ idTipo: 3, responsavel_prorrogacao: 'REPRESENTANTE' },
        ...{ responsavel_prorrogacao_id: 5, representante_id: 6 },
      },
      { representante_id: INVALIDO },
    ],
  ])('API-02 recusa %s', (_, enviado, esperado) => {
    expect(ler(enviado).campos).toEqual(esperado)
  })

  it.each<[string, object, string]>([
    ['cliente sem id', { cliente: { fant: 'X' } }, 'cliente.id'],
    ['filial sem id', { filial: {} }, 'filial.idFil'],
    ['nota sem número', { notas: [{}] }, 'notas.0'],
    ['nota de dez dígitos', { notas: [{ numNf: 1_000_000_000 }] }, 'notas.0.numNf'],
    ['arquivo em JSON', { arquivos: [{}] }, 'arquivos'],
    ['observação longa demais', { motivo1: { id: 1, obs: 'x'.repeat(251) } }, 'motivo1.obs'],
  ])('API-02 %s: o problema fica no seu campo', (_, enviado, campo) => {
    const { error } = z.safeParse(corpo, { idTipo: 3, ...enviado })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([campo])
  })
})

describe('API-02 a recusa fala do campo pelo nome com que veio', () => {
  it.each<[object, string, string]>([
    [{ idTipo: 1, cliente: { id: 1 } }, 'idCli', 'cliente.id'],
    [{ idTipo: 1, idCli: 1 }, 'idCli', 'idCli'],
    [{ idTipo: 1, idCli: 1, cliente: { id: 1 } }, 'idCli', 'idCli'],
    [{ idTipo: 1 }, 'idFil', 'idFil'],
    [{ tipo: { id: 1 }, filial: { idFil: 1 } }, 'idFil', 'filial.idFil'],
    [{ tipo: { id: 1 } }, 'idTipo', 'tipo.id'],
    [{ idTipo: 1, transportadora: { id: 1 } }, 'transportadora_id', 'transportadora.id'],
    [{ idTipo: 1, notas: [{ numNf: 1 }] }, 'notas.0.id', 'notas.0.numNf'],
    [{ idTipo: 1, notas: [{ numNf: 1 }, { id: 1 }] }, 'notas.1.id', 'notas.1.id'],
    [{ idTipo: 1, itensAvulsos: [{ id: 1 }] }, 'itensAvulsos.0.produto_id', 'itensAvulsos.0.id'],
    [
      { idTipo: 1, itensAvulsos: [{ produto_id: 1 }] },
      'itensAvulsos.0.produto_id',
      'itensAvulsos.0.produto_id',
    ],
    [{ idTipo: 1 }, 'itens.0.produto_id', 'itens.0.produto_id'],
  ])('%j: %s → %s', (enviado, campo, esperado) => {
    expect(camposComoEnviados({ [campo]: 'x' }, z.parse(corpo, enviado))).toEqual({ [esperado]: 'x' })
  })
})
