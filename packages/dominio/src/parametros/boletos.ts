import { type Definicao, decimal, inteiro, livre } from './especies.ts'

/** DOC-05 Of titles and their slips. */
export const PARAMETROS_DOS_BOLETOS = {
  multaBoleto: decimal({
    padrao: '2',
    maximo: 100,
    descricao: 'Multa, em percentual, de um boleto pago depois do vencimento',
  }),
  jurosBoletoAoMes: decimal({
    padrao: '1',
    maximo: 100,
    descricao: 'Juros ao mês, em percentual, de um boleto pago depois do vencimento',
  }),
  carenciaBoletoDias: inteiro({
    padrao: 0,
    maximo: 60,
    descricao: 'Dias depois do vencimento em que um boleto ainda se paga sem multa nem juros',
  }),
  diasMaximosSegundaVia: inteiro({
    padrao: 60,
    maximo: 3650,
    descricao: 'Até quantos dias depois do vencimento a segunda via de um boleto pode ser emitida',
  }),
  localDePagamentoBoleto: livre({
    somenteServidor: true,
    padrao: 'Pagável em qualquer banco, lotérica ou aplicativo até o vencimento',
    tamanho: 100,
    descricao: 'Local de pagamento impresso no boleto',
  }),
  instrucoesBoleto: livre({
    somenteServidor: true,
    padrao: '',
    tamanho: 400,
    descricao: 'Instruções próprias impressas no boleto, além da multa e dos juros',
  }),
  diasTitulosPagos: inteiro({
    somenteServidor: true,
    padrao: 365,
    maximo: 3650,
    descricao: 'Por quantos dias um título pago ainda aparece entre os boletos do cliente',
  }),
} as const satisfies Record<string, Definicao<unknown>>
