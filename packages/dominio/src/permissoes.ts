import { antesNoMenu, PAGINAS, type PaginaDoMenu } from './paginas.ts'
import { MODULOS_DO_CALL_CENTER } from './permissoes/modulos-do-call-center.ts'
import { MODULOS_DO_SAC } from './permissoes/modulos-do-sac.ts'
import type { DefinicaoDeAcao, DefinicaoDeModulo } from './permissoes/quem.ts'
import type { TipoDeUsuario } from './usuarios.ts'

/**
 * The only list of modules and actions (PER-01, PER-02). `padrao` says which account types may act before
 * a business decides otherwise in its own table of permissions.
 */
export const MODULOS = {
  ...MODULOS_DO_SAC,
  ...MODULOS_DO_CALL_CENTER,
  ADMINISTRACAO: {
    menu: PAGINAS['/administracao'],
    rota: '/administracao',
    acoes: {
      ADMINISTRACAO_VER: {
        descricao: 'Abrir a administração e procurar o que se configura (ADM-01)',
        padrao: ['ADMIN', 'GERENTE'],
        sempreDoAdmin: true,
      },
      AUDITORIA_VER: {
        descricao: 'Ver e exportar a auditoria; desfazer, só o que a pessoa pode mudar (ADM-10)',
        padrao: ['ADMIN'],
        sempreDoAdmin: true,
      },
      CATALOGO_CONFIGURAR: {
        descricao:
          'Mudar o catálogo de tickets: menus, tipos, motivos, situações, setores, calendários (ADM-05)',
        padrao: ['ADMIN'],
      },
      COMERCIAL_CONFIGURAR: {
        descricao:
          'Mudar os dados comerciais: filiais, planos, cobranças, transportadoras, carteiras, produtos, preços, impostos, fretes (ADM-07)',
        padrao: ['ADMIN'],
      },
      USUARIO_GERIR: {
        descricao:
          'Convidar, alterar, desativar e reativar usuários; administradores, só um administrador (ADM-02)',
        padrao: ['ADMIN'],
      },
      PARAMETRO_CONFIGURAR: {
        descricao:
          'Mudar parâmetros: no negócio, quem vê todas as filiais; em uma filial, quem a vê (ADM-04)',
        padrao: ['ADMIN'],
      },
      CONTEUDO_CONFIGURAR: {
        descricao:
          'Mudar os textos dos e-mails e mensagens, o logotipo e o fundo: no negócio, quem vê todas as filiais; em uma filial, quem a vê (ADM-08)',
        padrao: ['ADMIN'],
      },
      PERMISSAO_CONFIGURAR: {
        descricao: 'Dar e tirar permissões, de cada tipo de conta e de cada pessoa (ADM-03)',
        padrao: ['ADMIN'],
        sempreDoAdmin: true,
        soDeQuemVeTudo: true,
      },
    },
  },
  ADMINISTRACAO_SAUDE: {
    menu: PAGINAS['/administracao/saude'],
    rota: '/administracao/saude',
    acoes: {
      SAUDE_VER: {
        descricao: 'Ver a saúde do portal e tentar de novo as tarefas que falharam (ADM-11)',
        padrao: ['ADMIN'],
      },
    },
  },
} as const satisfies Record<string, DefinicaoDeModulo>

export type NomeDeModulo = keyof typeof MODULOS
type AcoesDe<M> = M extends { acoes: infer A } ? keyof A : never
export type Acao = { [M in NomeDeModulo]: AcoesDe<(typeof MODULOS)[M]> }[NomeDeModulo]

/** What a session may do. Both sides ask it only through `pode`. */
export type Autorizacoes = ReadonlySet<Acao>

/** A module on the wire (ENT-11). */
export type Modulo = {
  name: NomeDeModulo
  autorizado: boolean
  moduloAcoes: { nome: Acao; autorizado: boolean }[]
}

const modulos = Object.entries(MODULOS) as [NomeDeModulo, DefinicaoDeModulo][]

/** Every action of the catalogue, with its module and definition. */
export const ACOES = modulos.flatMap(([modulo, { acoes }]) =>
  Object.entries(acoes).map(([nome, definicao]) => ({ nome: nome as Acao, modulo, ...definicao })),
)

/** What a business decided over the catalogue's default: first of the account type, then of the person. */
export type ExcecaoDePermissao = { acao: string; autorizado: boolean }

/** Where an answer comes from: the catalogue, that the administrator always may, the account type, or the person. */
export type PorquePode = 'PADRAO' | 'SEMPRE' | 'TIPO' | 'PESSOA'
type Decisoes = { doTipo?: boolean | undefined; daPessoa?: boolean | undefined }

/** ADM-03 Whether that account may do that, and why. */
export function resolverPermissao(
  { padrao, sempreDoAdmin }: Pick<DefinicaoDeAcao, 'padrao' | 'sempreDoAdmin'>,
  tipo: TipoDeUsuario,
  { doTipo, daPessoa }: Decisoes,
): { pode: boolean; porque: PorquePode } {
  if (sempreDoAdmin && tipo === 'ADMIN') return { pode: true, porque: 'SEMPRE' }
  if (daPessoa !== undefined) return { pode: daPessoa, porque: 'PESSOA' }
  if (doTipo !== undefined) return { pode: doTipo, porque: 'TIPO' }
  return { pode: padrao.includes(tipo), porque: 'PADRAO' }
}

const porAcao = (excecoes: readonly ExcecaoDePermissao[]) =>
  new Map(excecoes.map(({ acao, autorizado }) => [acao, autorizado]))

/** PER-01 What an account may do: the catalogue's default, what the business decided of its type, what it decided of the person. */
export function autorizacoesDaConta(
  tipo: TipoDeUsuario,
  doTipo: readonly ExcecaoDePermissao[] = [],
  daPessoa: readonly ExcecaoDePermissao[] = [],
): Autorizacoes {
  const [tipos, pessoas] = [porAcao(doTipo), porAcao(daPessoa)]
  return new Set(
    ACOES.filter(
      (acao) =>
        resolverPermissao(acao, tipo, { doTipo: tipos.get(acao.nome), daPessoa: pessoas.get(acao.nome) })
          .pode,
    ).map(({ nome }) => nome),
  )
}

/** PER-01 What an account type may do, of whoever nothing else was decided. */
export const autorizacoesDoTipo = (
  tipo: TipoDeUsuario,
  excecoes: readonly ExcecaoDePermissao[] = [],
): Autorizacoes => autorizacoesDaConta(tipo, excecoes)

/** PER-01 The one question both sides ask before showing or doing anything. */
export function pode(autorizacoes: Autorizacoes, acao: Acao): boolean {
  return autorizacoes.has(acao)
}

/** PER-02 The two names the customer area may have; a parameter of the business chooses. */
export type ModuloDaAreaDeClientes = 'SAC_CLIENTE' | 'CALLCENTER_CLIENTE'

/** PER-01 The module list of the wire; a module is authorised when any of its actions is. */
export function modulosDasAutorizacoes(
  autorizacoes: Autorizacoes,
  areaDeClientes: ModuloDaAreaDeClientes = 'SAC_CLIENTE',
): Modulo[] {
  return modulos.map(([name]) => {
    const acoes = acoesNoFio(name, areaDeClientes)
    const moduloAcoes = (Object.keys(acoes) as Acao[]).map((nome) => ({
      nome,
      autorizado: autorizacoes.has(nome),
    }))
    return { name, autorizado: moduloAcoes.some(({ autorizado }) => autorizado), moduloAcoes }
  })
}

function acoesNoFio(
  modulo: NomeDeModulo,
  areaDeClientes: ModuloDaAreaDeClientes,
): Record<string, DefinicaoDeAcao> {
  if (modulo === areaDeClientes) return MODULOS.SAC_CLIENTE.acoes
  return modulo === 'SAC_CLIENTE' ? {} : MODULOS[modulo].acoes
}

/** PER-01 The inverse, for the browser; names it does not know are ignored, never granted. */
export function autorizacoesDosModulos(lista: readonly Modulo[]): Autorizacoes {
  const conhecidas = new Set<string>(ACOES.map(({ nome }) => nome))
  return new Set(
    lista
      .filter(({ autorizado }) => autorizado)
      .flatMap(({ moduloAcoes }) => moduloAcoes)
      .filter(({ nome, autorizado }) => autorizado && conhecidas.has(nome))
      .map(({ nome }) => nome),
  )
}

export type ItemDoMenu = { modulo: NomeDeModulo; titulo: string; rota: PaginaDoMenu }

/** SHL-02 The side menu: authorised modules that have a screen, in the order in which they stand. */
export function itensDoMenu(lista: readonly Modulo[]): ItemDoMenu[] {
  const autorizados = new Set(lista.filter(({ autorizado }) => autorizado).map(({ name }) => name))
  return modulos
    .flatMap(([modulo, { menu, rota }]) =>
      rota && autorizados.has(modulo) ? [{ modulo, titulo: menu, rota }] : [],
    )
    .toSorted((a, b) => antesNoMenu(a.rota, b.rota))
}
