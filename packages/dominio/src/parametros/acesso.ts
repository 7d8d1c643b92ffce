import { type TipoDeUsuario, tiposDeUsuario } from '../usuarios.ts'
import { type Definicao, escolha, inteiro, varios } from './especies.ts'

/** PAR-03 How the groups of the menu come to whoever has not folded any: all open, or folded but for that of the page. */
const TIPOS_DE_MENU = ['SUPERIOR_DESANINHADO', 'SUPERIOR_ANINHADO'] as const

/** Of signing in, of the links that prove who somebody is, and of what they find there. */
export const PARAMETROS_DO_ACESSO = {
  sessaoHorasInatividade: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 12,
    minimo: 1,
    maximo: 720,
    descricao: 'Horas sem uso até a sessão expirar',
  }),
  auditoriaMeses: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 60,
    minimo: 6,
    maximo: 240,
    descricao: 'Meses que a auditoria fica guardada',
  }),
  sessaoDiasMaximo: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 30,
    minimo: 1,
    maximo: 365,
    descricao: 'Dias até uma sessão expirar, mesmo em uso',
  }),
  loginTentativasLivres: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 5,
    minimo: 1,
    maximo: 50,
    descricao: 'Senhas erradas seguidas, por conta, antes de exigir espera',
  }),
  loginTentativasPorEndereco: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 30,
    minimo: 1,
    maximo: 1000,
    descricao: 'Senhas erradas seguidas, por endereço de rede, antes de exigir espera',
  }),
  segundoFatorExigido: varios<TipoDeUsuario, { nivel: 'negocio'; somenteServidor: true; descricao: string }>({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: [],
    opcoes: tiposDeUsuario,
    descricao: 'Tipos de conta que só entram com a verificação em duas etapas',
  }),
  redefinicaoMinutos: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 30,
    minimo: 5,
    maximo: 1440,
    descricao: 'Minutos que vale o link de redefinição de senha',
  }),
  confirmacaoDeContaHoras: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 24,
    minimo: 1,
    maximo: 168,
    descricao: 'Horas que vale o link que confirma o e-mail de uma conta nova',
  }),
  conviteDias: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 7,
    minimo: 1,
    maximo: 60,
    descricao: 'Dias que vale o link do convite de quem a administração chama ao portal',
  }),
  codigoDeVinculoMinutos: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 15,
    minimo: 5,
    maximo: 120,
    descricao: 'Minutos que vale o código que vincula a conta ao cadastro do cliente',
  }),
  trocaDeEmailHoras: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 24,
    minimo: 1,
    maximo: 168,
    descricao: 'Horas que vale o link que confirma um novo e-mail',
  }),
  captchaCusto: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 2000,
    minimo: 1,
    maximo: 1_000_000,
    descricao: 'Esforço da verificação de segurança que o navegador resolve ao entrar',
  }),
  tipoMenuPadrao: escolha({
    padrao: 'SUPERIOR_DESANINHADO',
    opcoes: TIPOS_DE_MENU,
    descricao: 'Como vem o menu de quem nunca o mudou',
  }),
} as const satisfies Record<string, Definicao<unknown>>
