import { describe, expect, it } from 'vitest'
import { dizerValor, limitesDoCampo, paraAAuditoria, problemaDoValor } from '../ajustes/campo.ts'
import { chavesDeParametro, PARAMETROS } from '../parametros.ts'
import { assuntoDoParametro, assuntosDosParametros, parametrosPorAssunto } from './assuntos.ts'
import { campoDoParametro, lerGravado, padraoDoParametro, problemaDoParametro } from './campo.ts'
import { NOMES_DAS_OPCOES, NOMES_DOS_PARAMETROS } from './nomes.ts'

describe('ADM-04 o campo de cada parâmetro', () => {
  it.each(chavesDeParametro)('ADM-04 %s: o padrão cabe no próprio campo e se lê de volta', (chave) => {
    const campo = campoDoParametro(chave)
    const padrao = padraoDoParametro(chave)
    expect(problemaDoParametro(chave, campo, padrao)).toBeNull()
    expect(lerGravado(chave, padrao)).toBe(padrao)
    expect(dizerValor(campo, padrao)).not.toBe('')
  })

  it('ADM-04 todo nome é único, e nenhuma frase tem código de requisito nem manda digitar S ou N', () => {
    const nomes = Object.values(NOMES_DOS_PARAMETROS)
    expect(new Set(nomes).size).toBe(nomes.length)
    for (const chave of chavesDeParametro)
      expect(PARAMETROS[chave].descricao, chave).not.toMatch(/[A-Z]{3}-\d\d|S ou N|1 ou 0/)
  })

  it('ADM-04 toda opção tem nome, e nenhum nome é de opção que não há', () => {
    for (const [chave, nomes] of Object.entries(NOMES_DAS_OPCOES)) {
      const campo = campoDoParametro(chave as keyof typeof PARAMETROS)
      expect(campo, chave).toMatchObject({
        opcoes: Object.entries(nomes).map(([valor, nome]) => ({ valor, nome })),
      })
    }
    for (const chave of chavesDeParametro) {
      const campo = campoDoParametro(chave)
      if ('opcoes' in campo)
        for (const { valor, nome } of campo.opcoes) expect(nome, `${chave}.${valor}`).not.toBe(valor)
    }
  })

  it('ADM-04 cada parâmetro é de um assunto, e a ordem é a dos assuntos', () => {
    expect(parametrosPorAssunto.toSorted()).toEqual(chavesDeParametro.toSorted())
    const emOrdem = [...new Set(parametrosPorAssunto.map(assuntoDoParametro))]
    expect(emOrdem).toEqual(assuntosDosParametros)
  })

  it.each([
    ['exibeMargemLucro', 'sim', 'S'],
    ['exibeMargemLucro', '0', 'N'],
    ['multaBoleto', '2,5', '2.5'],
    ['segundoFatorExigido', 'gerente, admin', 'ADMIN,GERENTE'],
    ['maximoItensTicket', 'muitos', null],
  ] as const)('ADM-04 %s gravado como %j se mostra como %j', (chave, gravado, mostrado) => {
    expect(lerGravado(chave, gravado)).toBe(mostrado)
  })

  it.each([
    ['diasJanelaDevolucao', '-1', '-1 dias'],
    ['multaBoleto', '2.5', '2,5 %'],
    ['exibeMargemLucro', 'S', 'Sim'],
    ['pedidoCancelaAte', 'SEPARACAO', 'Até a separação'],
    ['segundoFatorExigido', 'ADMIN,GERENTE', 'Administrador, Gerente'],
    ['segundoFatorExigido', '', 'nenhum'],
    ['nomeDoRemetente', '', 'vazio'],
    ['descricaoStatusPedido', 'TRANSPORTE=A caminho\nENTREGUE=', 'Transporte: A caminho'],
    ['erpSegredo', 'abc', '••••••'],
    ['erpSegredo', '', 'não informado'],
  ] as const)('ADM-04 %s %j se diz %j', (chave, valor, dito) => {
    expect(dizerValor(campoDoParametro(chave), valor)).toBe(dito)
  })

  it('ADM-04 os limites se dizem com o campo', () => {
    expect(limitesDoCampo(campoDoParametro('diasJanelaDevolucao'))).toBe('de -1 a 3.650 dias')
    expect(limitesDoCampo(campoDoParametro('formulariosDeContato'))).toBe('até 500 caracteres')
    expect(limitesDoCampo(campoDoParametro('exibeMargemLucro'))).toBeNull()
  })

  it('ADM-01 o que é obrigatório não fica vazio, e do segredo a auditoria só sabe que há', () => {
    const campo = { especie: 'texto', nome: 'Nome', ajuda: '', tamanho: 3, obrigatorio: true } as const
    expect([
      problemaDoValor(campo, ' '),
      problemaDoValor(campo, 'abcd'),
      problemaDoValor(campo, 'abc'),
    ]).toEqual(['Campo obrigatório', 'Informe no máximo 3 caracteres', null])
    const segredo = campoDoParametro('erpSegredo')
    expect([
      paraAAuditoria(segredo, 'abc'),
      paraAAuditoria(segredo, null),
      paraAAuditoria(campo, 'abc'),
    ]).toEqual(['••••••', null, 'abc'])
  })
})
