import { describe, expect, it } from 'vitest'
import { autorizacoesDoTipo, pode } from '../permissoes.ts'
import type { TipoDeUsuario } from '../usuarios.ts'
import {
  ACAO_DO_ESCOPO,
  type Escopo,
  escopos,
  impedimentoParaEditar,
  problemasDaResposta,
} from './escopos.ts'

const pessoa = (tipo: TipoDeUsuario) => ({
  colaboradorId: 7,
  setores: [3],
  autorizacoes: autorizacoesDoTipo(tipo),
})
const resposta = (escopo: Escopo, donoId: number | null, setorId: number | null) => ({
  escopo,
  donoId,
  setorId,
})

describe('MES-05 de quem é uma resposta pronta', () => {
  it.each<[TipoDeUsuario, Escopo[]]>([
    ['GERENTE', ['MINHA', 'SETOR', 'TODOS']],
    ['OPERADOR', ['MINHA', 'SETOR']],
    ['COLABORADOR', ['MINHA']],
    ['REPRESENTANTE', []],
    ['CONSUMIDOR_FINAL', []],
  ])('%s guarda %j', (tipo, esperados) => {
    const autorizacoes = autorizacoesDoTipo(tipo)
    expect(escopos.filter((escopo) => pode(autorizacoes, ACAO_DO_ESCOPO[escopo]))).toEqual(esperados)
  })

  it.each<[TipoDeUsuario, ReturnType<typeof resposta>, string | null]>([
    ['OPERADOR', resposta('MINHA', 7, null), null],
    ['GERENTE', resposta('MINHA', 8, null), 'SEM_PERMISSAO'],
    ['OPERADOR', resposta('SETOR', 8, 3), null],
    ['OPERADOR', resposta('SETOR', 8, 4), 'SEM_PERMISSAO'],
    ['SUPERVISOR', resposta('SETOR', 8, 4), null],
    ['COLABORADOR', resposta('SETOR', 8, 3), 'SEM_PERMISSAO'],
    ['OPERADOR', resposta('TODOS', 7, null), 'SEM_PERMISSAO'],
    ['GERENTE', resposta('TODOS', 8, null), null],
  ])('%s muda %j: %s', (tipo, dela, esperado) => {
    expect(impedimentoParaEditar(pessoa(tipo), dela)).toBe(esperado)
  })

  const certa = { escopo: 'MINHA', setor: null, texto: 'Olá', tipo: null, aguardarCliente: false } as const
  it.each([
    [certa, {}],
    [{ ...certa, escopo: 'SETOR' as const }, { setor: 'Campo obrigatório' }],
    [{ ...certa, texto: '{{ticket}}' }, { texto: 'Não há o que preencher em {{ticket}}.' }],
    [
      { ...certa, tipo: 'PRIVADO' as const, aguardarCliente: true },
      { aguardarCliente: 'O cliente não responde ao que não lê.' },
    ],
  ])('recusa no campo %#', (escrita, esperado) => {
    expect(problemasDaResposta(escrita)).toEqual(esperado)
  })
})
