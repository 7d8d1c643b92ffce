import { type Definicao, endereco, escolha, inteiro, livre, simOuNao } from './especies.ts'

const MAXIMO_DE_DIAS = 3650

/** CAD-01 The whole wizard, the wizard with the short step of contacts, or only the pre-registration. */
export const MODOS_DE_CADASTRO = ['COMPLETO', 'AVANCADO', 'SIMPLIFICADO'] as const

/** PAR-03 Of the registration of customers: what it asks for, who looks at it, where it looks things up. */
export const PARAMETROS_DO_CADASTRO = {
  cadastraCliente: escolha({
    padrao: 'COMPLETO',
    opcoes: MODOS_DE_CADASTRO,
    descricao:
      'Modo do cadastro de clientes: o assistente inteiro, o assistente com o passo curto de contatos, ou só o pré-cadastro',
  }),
  permiteCadastroCpfSemIE: simOuNao({
    padrao: false,
    descricao: 'Aceita o cadastro de um CPF sem inscrição estadual',
  }),
  cadastroExigeTabelaPreco: simOuNao({
    padrao: true,
    descricao: 'O cadastro exige a tabela de preço',
  }),
  cadastroReferencias: inteiro({
    padrao: 3,
    maximo: 3,
    descricao: 'Referências comerciais que o cadastro completo exige',
  }),
  cadastroMaximoAnexos: inteiro({ padrao: 3, maximo: 10, descricao: 'Anexos de um cadastro' }),
  cadastroAprovaRepresentante: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: 'O cadastro feito por um representante espera aprovação',
  }),
  cadastroAprovaSimulacao: simOuNao({
    somenteServidor: true,
    padrao: false,
    descricao: 'O cadastro de simulação espera aprovação',
  }),
  cadastroMaximoParecidos: inteiro({
    somenteServidor: true,
    padrao: 5,
    maximo: 10,
    descricao: 'Clientes parecidos mostrados antes de finalizar um cadastro; 0 não procura',
  }),
  cadastroConfereInscricao: simOuNao({
    padrao: true,
    descricao: 'Avisa quando a inscrição estadual não segue a regra do estado',
  }),
  documentoVenceDias: inteiro({
    somenteServidor: true,
    padrao: 30,
    maximo: 365,
    descricao: 'Dias antes do fim em que um documento do cliente aparece como vencendo',
  }),
  cepFontes: livre({
    somenteServidor: true,
    padrao: 'LOCAL,VIACEP',
    tamanho: 100,
    descricao: 'Fontes de CEP, na ordem em que se consultam, separadas por vírgula: LOCAL, VIACEP',
  }),
  cepViaCepEndereco: endereco({
    somenteServidor: true,
    padrao: '',
    descricao:
      'Endereço de um serviço de CEP no formato do ViaCEP, como https://viacep.com.br; vazio não consulta',
  }),
  cepDias: inteiro({
    somenteServidor: true,
    padrao: 180,
    minimo: 1,
    maximo: MAXIMO_DE_DIAS,
    descricao: 'Dias que vale a resposta guardada de um CEP',
  }),
  receitaFontes: livre({
    somenteServidor: true,
    padrao: 'LOCAL,BRASILAPI,RECEITAWS',
    tamanho: 100,
    descricao: 'Fontes de CNPJ, na ordem em que se consultam: LOCAL, BRASILAPI, RECEITAWS',
  }),
  receitaBrasilApiEndereco: endereco({
    somenteServidor: true,
    padrao: '',
    descricao:
      'Endereço de um serviço de CNPJ no formato da BrasilAPI, como https://brasilapi.com.br; vazio não consulta',
  }),
  receitaReceitaWsEndereco: endereco({
    somenteServidor: true,
    padrao: '',
    descricao:
      'Endereço de um serviço de CNPJ no formato da ReceitaWS, como https://receitaws.com.br; vazio não consulta',
  }),
  receitaDias: inteiro({
    somenteServidor: true,
    padrao: 30,
    minimo: 1,
    maximo: MAXIMO_DE_DIAS,
    descricao: 'Dias que vale a resposta guardada de um CNPJ',
  }),
  consultaExternaSegundos: inteiro({
    somenteServidor: true,
    padrao: 4,
    minimo: 1,
    maximo: 30,
    descricao: 'Segundos que se espera por cada fonte de CEP ou CNPJ',
  }),
} as const satisfies Record<string, Definicao<unknown>>
