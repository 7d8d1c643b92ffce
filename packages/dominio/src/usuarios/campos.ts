import * as z from 'zod/mini'
import { formatarCpf } from '../brasil/cpf.ts'
import { camposDe, escolha, escolhas, escolhasDe, filtroDeFilial, termo } from '../listas/campos.ts'
import { TIPOS_DE_USUARIO, type TipoDeUsuario, tiposDeUsuario } from '../usuarios.ts'
import {
  SEGUNDO_FATOR_DO_USUARIO,
  type SegundoFatorDoUsuario,
  SITUACOES_DO_USUARIO,
  type SituacaoDoUsuario,
} from './situacoes.ts'

const chaves = <K extends string>(de: Readonly<Record<K, unknown>>) => Object.keys(de) as [K, ...K[]]

export const usuarioDaLista = z.object({
  id: z.number(),
  versao: z.number(),
  nome: z.string(),
  cpf: z.string(),
  email: z.string(),
  tipo: z.enum(tiposDeUsuario as [TipoDeUsuario, ...TipoDeUsuario[]]),
  situacao: z.enum(chaves(SITUACOES_DO_USUARIO)),
  /** By name; all of them where the account type sees the whole business. */
  filiais: z.array(z.string()),
  setores: z.array(z.string()),
  supervisor: z.nullable(z.string()),
  codigoOperador: z.nullable(z.string()),
  segundoFator: z.enum(chaves(SEGUNDO_FATOR_DO_USUARIO)),
  /** Of the sessions that are still kept. */
  ultimoAcesso: z.nullable(z.string()),
})
export type UsuarioDaLista = z.output<typeof usuarioDaLista>

/** ADM-02 */
export const CAMPOS_DO_USUARIO = camposDe(usuarioDaLista)({
  termo: termo('Nome, e-mail ou CPF…'),
  nome: {
    rotulo: 'Usuário',
    ordem: { nome: 'Nome' },
    planilha: 40,
    coluna: { larguraMinima: 220, confortavel: 280, peso: 3 },
  },
  email: { rotulo: 'E-mail', planilha: 40 },
  cpf: { rotulo: 'CPF', valor: ({ cpf }) => formatarCpf(cpf), planilha: 16 },
  situacao: {
    rotulo: 'Situação',
    filtro: escolhasDe(SITUACOES_DO_USUARIO as Record<SituacaoDoUsuario, string>, { todos: 'Todas' }),
    valor: ({ situacao }) => SITUACOES_DO_USUARIO[situacao],
    planilha: 18,
    coluna: { largura: 160, noCartao: 'canto' },
  },
  tipo: {
    rotulo: 'Tipo',
    filtro: escolhasDe(TIPOS_DE_USUARIO as Record<TipoDeUsuario, string>),
    valor: ({ tipo }) => TIPOS_DE_USUARIO[tipo],
    ordem: { tipo: 'Tipo' },
    planilha: 18,
    coluna: { largura: 150, noCartao: 1 },
  },
  setor: {
    rotulo: 'Setores',
    filtro: escolhas({ todos: 'Todos' }),
    valor: ({ setores }) => setores.join(', '),
    planilha: 30,
    coluna: { larguraMinima: 140, peso: 2, dispensavel: 2, noCartao: 'oculto' },
  },
  filial: {
    rotulo: 'Filiais',
    filtro: filtroDeFilial(true),
    valor: ({ filiais }) => filiais.join(', '),
    planilha: 30,
    coluna: { larguraMinima: 140, peso: 2, dispensavel: 1, noCartao: 'oculto' },
  },
  supervisor: { rotulo: 'Supervisor', planilha: 30 },
  codigoOperador: { rotulo: 'Código', naPlanilha: 'Código no sistema de vendas', planilha: 14 },
  segundoFator: {
    rotulo: 'Duas etapas',
    naPlanilha: 'Verificação em duas etapas',
    filtro: escolha(SEGUNDO_FATOR_DO_USUARIO as Record<SegundoFatorDoUsuario, string>, { extra: true }),
    valor: ({ segundoFator }) => SEGUNDO_FATOR_DO_USUARIO[segundoFator],
    planilha: 20,
  },
  ultimoAcesso: {
    rotulo: 'Último acesso',
    tipo: 'instante',
    ordem: { ultimoAcesso: 'Último acesso' },
    planilha: 20,
    coluna: { largura: 150, dispensavel: 3, noCartao: 1 },
  },
})
