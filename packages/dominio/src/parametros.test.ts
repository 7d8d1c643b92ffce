import { describe, expect, it } from 'vitest'
import {
  chavesDeParametro,
  comPrefixo,
  emCadaFilial,
  PARAMETROS,
  resolverParametros,
  semPrefixo,
  valoresPorFilial,
  valorNaFilial,
  viajaAoNavegador,
} from './parametros.ts'

const gravado = (chave: string, filialId: number | null, valor: string) => ({ chave, filialId, valor })

describe('PAR-01 parâmetros', () => {
  it.each([
    ['sem valor gravado vale o padrão', [], 1, 5],
    ['o negócio vence o padrão', [gravado('SAC_tamanhoMaximoArquivoMb', null, '8')], 1, 8],
    [
      'a filial vence o negócio, em qualquer ordem',
      [gravado('SAC_tamanhoMaximoArquivoMb', 1, '3'), gravado('SAC_tamanhoMaximoArquivoMb', null, '8')],
      1,
      3,
    ],
    ['o de outra filial não conta', [gravado('SAC_tamanhoMaximoArquivoMb', 2, '3')], 1, 5],
    ['sem filial vale o negócio', [gravado('SAC_tamanhoMaximoArquivoMb', 1, '3')], null, 5],
    ['valor que não se lê não conta', [gravado('SAC_tamanhoMaximoArquivoMb', 1, 'muito')], 1, 5],
    ['valor vazio não conta', [gravado('SAC_tamanhoMaximoArquivoMb', 1, ' ')], 1, 5],
    [
      'valor ilegível da filial deixa o do negócio',
      [gravado('SAC_tamanhoMaximoArquivoMb', null, '8'), gravado('SAC_tamanhoMaximoArquivoMb', 1, '0')],
      1,
      8,
    ],
  ])('PAR-01 %s', (_caso, gravados, filialId, esperado) => {
    expect(resolverParametros(gravados, filialId).tamanhoMaximoArquivoMb).toBe(esperado)
  })

  it('PAR-01 o que é do negócio por natureza não tem valor de filial', () => {
    const gravados = [
      gravado('GERAL_sessaoDiasMaximo', null, '20'),
      gravado('GERAL_sessaoDiasMaximo', 1, '2'),
      gravado('SAC_tamanhoMaximoArquivoMb', 1, '2'),
    ]
    expect(resolverParametros(gravados, 1)).toMatchObject({ sessaoDiasMaximo: 20, tamanhoMaximoArquivoMb: 2 })
  })

  it.each([
    ['sem valor gravado, o padrão em todas', [], 5, []],
    ['só o do negócio', [gravado('SAC_tamanhoMaximoArquivoMb', null, '8')], 8, []],
    [
      'cada filial com o seu',
      [
        gravado('SAC_tamanhoMaximoArquivoMb', 2, '3'),
        gravado('SAC_tamanhoMaximoArquivoMb', null, '8'),
        gravado('SAC_tamanhoMaximoArquivoMb', 1, '9'),
        gravado('SAC_maximoItensTicket', 4, '9'),
      ],
      8,
      [
        [2, 3],
        [1, 9],
      ],
    ],
    ['o ilegível de uma filial não conta', [gravado('SAC_tamanhoMaximoArquivoMb', 2, 'muito')], 5, []],
    ['o igual ao do negócio não é exceção', [gravado('SAC_tamanhoMaximoArquivoMb', 2, '5')], 5, []],
  ])('PAR-01 por filial: %s', (_caso, gravados, geral, excecoes) => {
    const valores = valoresPorFilial(gravados, 'tamanhoMaximoArquivoMb')
    expect([valores.geral, [...valores.excecoes]]).toEqual([geral, excecoes])
    for (const [filialId] of [...excecoes, [7]])
      expect(valorNaFilial(valores, Number(filialId))).toBe(
        resolverParametros(gravados, Number(filialId)).tamanhoMaximoArquivoMb,
      )
    const dobro = emCadaFilial(valores, (valor) => valor * 2)
    expect(valorNaFilial(dobro, 2)).toBe(2 * valorNaFilial(valores, 2))
  })

  it('PAR-02 lê nomes próprios de status de pedido', () => {
    const gravados = [
      gravado(
        'GERAL_descricaoStatusPedido',
        1,
        'faturado=Nota emitida\nlinha solta\n=vazia\nentregue = Na loja',
      ),
    ]
    expect(resolverParametros(gravados, 1).descricaoStatusPedido).toEqual({
      faturado: 'Nota emitida',
      entregue: 'Na loja',
    })
  })

  it.each([
    ['S', true],
    [' sim ', true],
    ['true', true],
    ['N', false],
    ['não', false],
    ['0', false],
    ['talvez', false],
    ['', false],
  ])('PAR-03 exibeMargemLucro gravado %j → %s', (valor, esperado) => {
    const gravados = [gravado('GERAL_exibeMargemLucro', null, valor)]
    expect(resolverParametros(gravados, 1).exibeMargemLucro).toBe(esperado)
  })

  it('PAR-03 o não da filial vence o sim do negócio', () => {
    const gravados = [gravado('GERAL_exibeMargemLucro', null, 'S'), gravado('GERAL_exibeMargemLucro', 1, 'N')]
    expect(resolverParametros(gravados, 1).exibeMargemLucro).toBe(false)
    expect(resolverParametros(gravados, 2).exibeMargemLucro).toBe(true)
  })

  it('PAR-03 escolha fora das opções volta ao padrão', () => {
    expect(resolverParametros([gravado('GERAL_moduloCliente', null, 'OUTRO')], null).moduloCliente).toBe(
      'SAC_CLIENTE',
    )
  })

  it.each([
    ['SAC_maximoItensTicket', 'maximoItensTicket'],
    ['SACmaximoItensTicket', 'maximoItensTicket'],
    ['GERAL_moduloCliente', 'moduloCliente'],
    ['OUTRA_chave', 'OUTRA_chave'],
  ])('AUT-02 %s perde o prefixo: %s', (chave, esperado) => {
    expect(semPrefixo(chave)).toBe(esperado)
  })

  it('AUT-02 o prefixo vai e volta em todas as chaves', () => {
    for (const chave of chavesDeParametro) expect(semPrefixo(comPrefixo(chave))).toBe(chave)
  })

  it('PAR-01 o que protege o acesso não viaja ao navegador, nem o que não está no catálogo', () => {
    expect(viajaAoNavegador('GERAL_loginTentativasLivres')).toBe(false)
    expect(viajaAoNavegador('GERAL_inventada')).toBe(false)
    expect(viajaAoNavegador('GERAL_casasDecimaisDinheiro')).toBe(true)
  })

  it('PAR-01 todo padrão é um valor que o próprio parâmetro aceita', () => {
    for (const chave of chavesDeParametro) {
      const { padrao, ler, descricao } = PARAMETROS[chave]
      expect(descricao.length, chave).toBeGreaterThan(10)
      if (typeof padrao !== 'object') expect(ler(String(padrao)), chave).toBe(padrao)
    }
  })
})
