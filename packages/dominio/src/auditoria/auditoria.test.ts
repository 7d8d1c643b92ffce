import { describe, expect, it } from 'vitest'
import { porQueNaoDesfaz } from './desfazer.ts'
import { mudancasDaEntrada } from './mudancas.ts'
import { naturezaDe, nomeDaEntidade, verboDaAuditoria } from './naturezas.ts'

describe('ADM-10 a auditoria', () => {
  it.each([
    ['parametro', 'ALTERAR', 'AJUSTE'],
    ['etiqueta', 'CRIAR', 'AJUSTE'],
    ['sessao', 'ENTRAR', 'ACESSO'],
    ['colaborador', 'TROCAR_SENHA', 'ACESSO'],
    ['cliente', 'EXPORTAR', 'EXPORTACAO'],
    ['dados-do-cliente', 'VER', 'CONSULTA'],
  ])('ADM-10 %s %s é %s', (entidade, acao, natureza) => {
    expect(naturezaDe(entidade, acao)).toBe(natureza)
  })

  it('ADM-10 o que ninguém nomeou se diz assim mesmo', () => {
    expect([verboDaAuditoria('ENTRAR'), verboDaAuditoria('COISA_NOVA')]).toEqual(['Entrou', 'Coisa nova'])
    expect([nomeDaEntidade('parametro'), nomeDaEntidade('coisa')]).toEqual(['Parâmetro', 'coisa'])
  })

  it.each([
    [
      'parametro',
      { antes: { exibeMargemLucro: null }, depois: { exibeMargemLucro: 'S' } },
      [{ campo: 'Mostrar a margem de lucro', antes: 'herdado', depois: 'Sim' }],
    ],
    [
      'etiqueta',
      { antes: { nome: 'a', cor: 'azul' }, depois: { nome: 'b', cor: 'azul' } },
      [{ campo: 'nome', antes: 'a', depois: 'b' }],
    ],
    [
      'campanha',
      { antes: null, depois: { ativa: true, filiais: [1] } },
      [
        { campo: 'ativa', antes: '—', depois: 'sim' },
        { campo: 'filiais', antes: '—', depois: '[1]' },
      ],
    ],
    [
      'permissao',
      {
        antes: { 'OPERADOR/TICKET_VER': null, 'ADMIN/FOI_EMBORA': 'S' },
        depois: { 'OPERADOR/TICKET_VER': 'N', 'ADMIN/FOI_EMBORA': 'N' },
      },
      [
        { campo: 'Ver tickets · Operador', antes: 'de fábrica', depois: 'Não' },
        { campo: 'ADMIN/FOI_EMBORA', antes: 'S', depois: 'N' },
      ],
    ],
    [
      'permissao-da-pessoa',
      { antes: { pode: null, motivo: '' }, depois: { pode: 'S', motivo: 'Cobre férias' } },
      [
        { campo: 'Pode', antes: 'como o tipo de conta', depois: 'Sim' },
        { campo: 'Motivo', antes: '—', depois: 'Cobre férias' },
      ],
    ],
    ['sessao', null, []],
  ])('ADM-10 o que mudou em %s', (entidade, dados, mudancas) => {
    expect(mudancasDaEntrada(entidade, dados)).toEqual(mudancas)
  })

  it.each([
    [{}, true, null],
    [{ entidade: 'sessao' }, true, 'NAO_SE_DESFAZ'],
    [{}, false, 'SEM_PERMISSAO'],
    [{ semVolta: true }, true, 'AJUSTE_SEM_VOLTA'],
    [{ superada: true }, true, 'AJUSTE_JA_MUDOU'],
  ])('ADM-01 %j desfaz? %s → %s', (outra, pode, porque) => {
    const entrada = { entidade: 'parametro', acao: 'ALTERAR', superada: false, semVolta: false, ...outra }
    expect(porQueNaoDesfaz(entrada, () => pode)).toBe(porque)
  })
})
