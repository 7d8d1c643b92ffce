import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type DadosDaAbertura, dadosDaAbertura } from './contratos.ts'
import type { Passo } from './passos.ts'
import {
  type ContextoDaAbertura,
  problemasDaAbertura,
  problemasDoConsumidor,
  problemasDoPasso,
  somenteDoTipo,
} from './regras.ts'

const OBRIGATORIO = 'Campo obrigatório'
const tipo = {
  usa_assunto: 1,
  usa_consumidor_final: 0,
  usa_nota: 0,
  usa_produto: 0,
  usa_nota_produto: 0,
  usa_prorrogacao: 0,
  usa_mensagem: 0,
  usa_transportadora: 0,
  motivos: { obrigatorio: false, itens: [] },
}
const contexto: ContextoDaAbertura = {
  tipo,
  ehConsumidorFinal: false,
  anexosExcedidos: false,
  limiteDeAnexosMb: 5,
}
const usando = (usos: Partial<ContextoDaAbertura['tipo']>): ContextoDaAbertura => ({
  ...contexto,
  tipo: { ...tipo, ...usos },
})
const dados = (resto: object = {}): DadosDaAbertura => z.parse(dadosDaAbertura, { idTipo: 1, ...resto })
const consumidor = { nome: 'Cecília Lins', email: 'cecilia@exemplo.com.br' }
const item = { produto_id: 1, qtd_solicitada: 1 }
const motivos = {
  obrigatorio: true,
  itens: [
    { id: 1, descricao: '', padrao: false, informa: false, subnivel: { obrigatorio: false, itens: [] } },
    { id: 2, descricao: '', padrao: false, informa: false, subnivel: { obrigatorio: false, itens: [] } },
  ],
}

type Caso = [string, Passo, object, ContextoDaAbertura, Record<string, string>]

describe('NOV-05 a regra de cada passo', () => {
  it.each<Caso>([
    ['assunto opcional', 'SOLICITACAO', {}, contexto, {}],
    ['assunto exigido', 'SOLICITACAO', {}, usando({ usa_assunto: 2 }), { assunto: OBRIGATORIO }],
    [
      'assunto exigido quando não é 1',
      'SOLICITACAO',
      {},
      usando({ usa_assunto: 0 }),
      { assunto: OBRIGATORIO },
    ],
    [
      'assunto em branco',
      'SOLICITACAO',
      { assunto: '  ' },
      usando({ usa_assunto: 2 }),
      { assunto: OBRIGATORIO },
    ],
    ['assunto escrito', 'SOLICITACAO', { assunto: 'Caixa' }, usando({ usa_assunto: 2 }), {}],
    ['motivo exigido', 'SOLICITACAO', {}, usando({ motivos }), { motivo1: OBRIGATORIO }],
    ['motivo escolhido', 'SOLICITACAO', { motivo1: { id: 2 } }, usando({ motivos }), {}],
    ['sem cliente nem filial', 'CLIENTE', {}, contexto, { idCli: OBRIGATORIO, idFil: OBRIGATORIO }],
    ['sem filial', 'CLIENTE', { idCli: 1 }, contexto, { idFil: OBRIGATORIO }],
    ['cliente e filial', 'CLIENTE', { idCli: 1, idFil: 2 }, contexto, {}],
    [
      'consumidor em tipo que não o atende',
      'CLIENTE',
      { consumidorFinal: consumidor },
      contexto,
      { consumidorFinal: 'O campo é inválido' },
    ],
    [
      'consumidor no lugar da filial',
      'CLIENTE',
      { consumidorFinal: consumidor },
      usando({ usa_consumidor_final: 1 }),
      {},
    ],
    [
      'NOV-03 onde o consumidor é 2, o formulário inteiro',
      'CLIENTE',
      { consumidorFinal: consumidor },
      usando({ usa_consumidor_final: 2 }),
      Object.fromEntries(
        ['documento', 'telefone', 'data_nascimento'].map((campo) => [
          `consumidorFinal.${campo}`,
          OBRIGATORIO,
        ]),
      ),
    ],
    [
      'NOV-06 conta de consumidor preenche o próprio nome',
      'CLIENTE',
      {},
      { ...contexto, ehConsumidorFinal: true },
      { 'consumidorFinal.nome': OBRIGATORIO, 'consumidorFinal.email': OBRIGATORIO },
    ],
    ['passo a definir', 'A_DEFINIR', {}, contexto, {}],
    ['avulsos opcionais', 'AVULSOS', {}, usando({ usa_produto: 1 }), {}],
    ['avulsos exigidos', 'AVULSOS', {}, usando({ usa_produto: 2 }), { itensAvulsos: OBRIGATORIO }],
    ['um avulso', 'AVULSOS', { itensAvulsos: [{ produto_id: 1 }] }, usando({ usa_produto: 2 }), {}],
    ['notas opcionais', 'NOTAS', {}, usando({ usa_nota: 1 }), {}],
    ['notas exigidas', 'NOTAS', {}, usando({ usa_nota: 2 }), { notas: OBRIGATORIO }],
    ['uma nota', 'NOTAS', { notas: [{ id: 1 }] }, usando({ usa_nota: 2 }), {}],
    ['produtos opcionais', 'PRODUTOS', {}, usando({ usa_nota_produto: 1 }), {}],
    ['produtos exigidos', 'PRODUTOS', {}, usando({ usa_nota_produto: 2 }), { itens: OBRIGATORIO }],
    ['um produto', 'PRODUTOS', { itens: [item] }, usando({ usa_nota_produto: 2 }), {}],
    [
      'anexos além do limite',
      'PRODUTOS',
      {},
      { ...contexto, anexosExcedidos: true },
      { arquivos: 'Atenção: Você excedeu o limite de 5 MB' },
    ],
    [
      'prorrogação em branco',
      'PRORROGACAO',
      {},
      contexto,
      {
        responsavel_prorrogacao: OBRIGATORIO,
        responsavel_prorrogacao_id: OBRIGATORIO,
        dias_atraso_prorrogacao: OBRIGATORIO,
      },
    ],
    [
      'prorrogação inteira',
      'PRORROGACAO',
      {
        responsavel_prorrogacao: 'TRANSPORTADORA',
        responsavel_prorrogacao_id: 1,
        dias_atraso_prorrogacao: 3,
      },
      contexto,
      {},
    ],
    ['mensagem opcional', 'DETALHES', {}, usando({ usa_mensagem: 1 }), {}],
    [
      'mensagem exigida',
      'DETALHES',
      { mensagem: ' ' },
      usando({ usa_mensagem: 2 }),
      { mensagem: OBRIGATORIO },
    ],
    ['mensagem escrita', 'DETALHES', { mensagem: 'Oi' }, usando({ usa_mensagem: 2 }), {}],
    [
      'anexos dos detalhes além do limite',
      'DETALHES',
      {},
      { ...contexto, anexosExcedidos: true },
      { arquivos: 'Atenção: Você excedeu o limite de 5 MB' },
    ],
    ['sem transportadora', 'TRANSPORTADORA', {}, contexto, { transportadora_id: OBRIGATORIO }],
    ['com transportadora', 'TRANSPORTADORA', { transportadora_id: 4 }, contexto, {}],
    ['resumo', 'RESUMO', {}, contexto, {}],
  ])('%s', (_, passo, digitado, ctx, problemas) => {
    expect(problemasDoPasso(passo, dados(digitado), ctx)).toEqual(problemas)
  })

  it('a origem vazia é recusada, com cliente ou com consumidor', () => {
    const semOrigem = { ...dados({ consumidorFinal: consumidor }), origem: ' ' }
    for (const ctx of [contexto, usando({ usa_consumidor_final: 1 })])
      expect(problemasDoPasso('CLIENTE', semOrigem, ctx)).toMatchObject({ origem: OBRIGATORIO })
  })

  it('todos os passos do tipo de uma vez, e só eles', () => {
    const ctx = usando({ usa_mensagem: 2, usa_nota: 2 })
    expect(problemasDaAbertura(dados(), ctx)).toEqual({
      idCli: OBRIGATORIO,
      idFil: OBRIGATORIO,
      notas: OBRIGATORIO,
      mensagem: OBRIGATORIO,
    })
    expect(
      problemasDaAbertura(dados({ idCli: 1, idFil: 1, notas: [{ id: 1 }], mensagem: 'x' }), ctx),
    ).toEqual({})
  })
})

describe('NOV-07 formulário do consumidor final', () => {
  const inteiro = {
    ...consumidor,
    documento: '529.982.247-25',
    telefone: '(11) 98888-7777',
    data_nascimento: '1990-05-20',
  }
  const so = (campo: string, mensagem: string) => ({ [`consumidorFinal.${campo}`]: mensagem })

  it.each<[string, object, boolean, Record<string, string>]>([
    ['nome e e-mail bastam', consumidor, false, {}],
    ['um nome só', { ...consumidor, nome: 'Cecília' }, false, so('nome', 'O campo é inválido')],
    [
      'e-mail quebrado',
      { ...consumidor, email: 'cecilia@' },
      false,
      so('email', 'Formato de e-mail inválido'),
    ],
    [
      'o que veio a mais também é conferido',
      { ...consumidor, documento: '111' },
      false,
      so('documento', 'O campo é inválido'),
    ],
    ['telefone sem DDD', { ...inteiro, telefone: '98888-7777' }, false, so('telefone', 'O campo é inválido')],
    [
      'nascimento que não existe',
      { ...inteiro, data_nascimento: '1990-02-30' },
      false,
      so('data_nascimento', 'Data inválida'),
    ],
    ['o completo, inteiro', inteiro, true, {}],
    ['o completo com CNPJ', { ...inteiro, documento: '11.222.333/0001-81' }, true, {}],
    [
      'o completo, sem o resto',
      consumidor,
      true,
      {
        ...so('documento', OBRIGATORIO),
        ...so('telefone', OBRIGATORIO),
        ...so('data_nascimento', OBRIGATORIO),
      },
    ],
  ])('%s', (_, digitado, completo, problemas) => {
    expect(problemasDoConsumidor(digitado, completo)).toEqual(problemas)
  })
})

describe('NOV-03 só viaja o que o tipo pede', () => {
  const cheio = dados({
    idCli: 1,
    assunto: 'Caixa',
    itens: [item],
    itensAvulsos: [{ produto_id: 2 }],
    notas: [{ id: 3 }],
    mensagem: 'Oi',
    transportadora_id: 4,
    responsavel_prorrogacao: 'REPRESENTANTE',
    responsavel_prorrogacao_id: 5,
    dias_atraso_prorrogacao: 6,
  })
  const USOS = {
    usa_produto: ['itensAvulsos'],
    usa_nota: ['notas'],
    usa_nota_produto: ['itens'],
    usa_mensagem: ['mensagem'],
    usa_transportadora: ['transportadora_id'],
    usa_prorrogacao: ['responsavel_prorrogacao', 'responsavel_prorrogacao_id', 'dias_atraso_prorrogacao'],
  } as const

  it.each(Object.entries(USOS))('%s', (uso, campos) => {
    const limpo = somenteDoTipo(cheio, { ...tipo, [uso]: 1 })
    for (const campo of Object.values(USOS).flat()) {
      const fica = (campos as readonly string[]).includes(campo)
      if (fica) expect(limpo[campo]).toEqual(cheio[campo])
      else expect(limpo[campo] ?? []).toEqual([])
    }
    expect([limpo.idCli, limpo.assunto]).toEqual([1, 'Caixa'])
  })
})
