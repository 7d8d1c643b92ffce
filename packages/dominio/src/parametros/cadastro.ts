import { type Definicao, endereco, escolha, inteiro, livre, simOuNao } from './especies.ts'

const MAXIMO_DE_DIAS = 3650

/** CAD-01 The whole wizard, the wizard with the short step of contacts, or only the pre-registration. */
export const MODOS_DE_CADASTRO = ['COMPLETO', 'AVANCADO', 'SIMPLIFICADO'] as const

/** PAR-03 Of the registration of customers: what it asks for, who looks at it, where it looks things up. */
export const PARAMETROS_DO_CADASTRO = {
  cadastraCliente: escolha({
    prefixo: 'GERAL_',
    padrao: 'COMPLETO',
    opcoes: MODOS_DE_CADASTRO,
    descricao: 'Modo do cadastro de clientes (CAD-01): COMPLETO, AVANCADO ou SIMPLIFICADO',
  }),
  permiteCadastroCpfSemIE: simOuNao({
    prefixo: 'GERAL_',
    padrao: false,
    descricao: 'Aceita o cadastro de um CPF sem inscrição estadual (CAD-05): S ou N',
  }),
  cadastroExigeTabelaPreco: simOuNao({
    prefixo: 'GERAL_',
    padrao: true,
    descricao: 'O cadastro exige a tabela de preço (CAD-05): 1 ou 0',
  }),
  cadastroReferencias: inteiro({
    prefixo: 'GERAL_',
    padrao: 3,
    maximo: 3,
    descricao: 'Referências comerciais que o cadastro completo exige (CAD-08)',
  }),
  cadastroMaximoAnexos: inteiro({
    prefixo: 'GERAL_',
    padrao: 3,
    maximo: 10,
    descricao: 'Anexos de um cadastro (CAD-07)',
  }),
  cadastroAprovaRepresentante: simOuNao({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: true,
    descricao: 'O cadastro feito por um representante espera aprovação: S ou N',
  }),
  cadastroAprovaSimulacao: simOuNao({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: false,
    descricao: 'O cadastro de simulação espera aprovação (CAD-06): S ou N',
  }),
  cadastroMaximoParecidos: inteiro({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 5,
    maximo: 10,
    descricao: 'Clientes parecidos mostrados antes de finalizar um cadastro; 0 não procura',
  }),
  cadastroConfereInscricao: simOuNao({
    prefixo: 'GERAL_',
    padrao: true,
    descricao: 'Avisa quando a inscrição estadual não segue a regra do estado: S ou N',
  }),
  documentoVenceDias: inteiro({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 30,
    maximo: 365,
    descricao: 'Dias antes do fim em que um documento do cliente aparece como vencendo',
  }),
  cepFontes: livre({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 'LOCAL,VIACEP',
    tamanho: 100,
    descricao: 'Fontes de CEP, na ordem em que se consultam, separadas por vírgula: LOCAL, VIACEP',
  }),
  cepViaCepEndereco: endereco({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: '',
    descricao:
      'Endereço de um serviço de CEP no formato do ViaCEP, como https://viacep.com.br; vazio não consulta (CAD-09)',
  }),
  cepDias: inteiro({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 180,
    minimo: 1,
    maximo: MAXIMO_DE_DIAS,
    descricao: 'Dias que vale a resposta guardada de um CEP',
  }),
  receitaFontes: livre({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 'LOCAL,BRASILAPI,RECEITAWS',
    tamanho: 100,
    descricao: 'Fontes de CNPJ, na ordem em que se consultam: LOCAL, BRASILAPI, RECEITAWS (CAD-03)',
  }),
  receitaBrasilApiEndereco: endereco({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: '',
    descricao:
      'Endereço de um serviço de CNPJ no formato da BrasilAPI, como https://brasilapi.com.br; vazio não consulta',
  }),
  receitaReceitaWsEndereco: endereco({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: '',
    descricao:
      'Endereço de um serviço de CNPJ no formato da ReceitaWS, como https://receitaws.com.br; vazio não consulta',
  }),
  receitaDias: inteiro({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 30,
    minimo: 1,
    maximo: MAXIMO_DE_DIAS,
    descricao: 'Dias que vale a resposta guardada de um CNPJ',
  }),
  consultaExternaSegundos: inteiro({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 4,
    minimo: 1,
    maximo: 30,
    descricao: 'Segundos que se espera por cada fonte de CEP ou CNPJ',
  }),
} as const satisfies Record<string, Definicao<unknown>>
