import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import { ehInterno, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { CAMPOS_DO_USUARIO } from '@balcao/dominio/usuarios/campos'
import { exportarUsuarios, listarUsuarios } from '@balcao/dominio/usuarios/contratos'
import { SITUACOES_DO_USUARIO, type SituacaoDoUsuario } from '@balcao/dominio/usuarios/situacoes'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { type Atalho, descreverLista, opcoesDoServidor } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../../ui/tema/tons.ts'

const TOM: Record<SituacaoDoUsuario, Tom> = {
  ATIVO: 'verde',
  CONVIDADO: 'azul',
  CONVITE_VENCIDO: 'amarelo',
  CONVITE_CANCELADO: 'neutro',
  DESATIVADO: 'neutro',
}

export function EtiquetaDoUsuario({ situacao }: { situacao: SituacaoDoUsuario }) {
  return <Etiqueta tom={TOM[situacao]}>{SITUACOES_DO_USUARIO[situacao]}</Etiqueta>
}

const leitura = filtrosDeLista(listarUsuarios.query)
type Filtros = ReturnType<typeof leitura.ler>

/** ADM-02 */
export const LISTA_DE_USUARIOS = descreverLista({
  nome: 'usuarios',
  titulo: 'Usuários',
  nomes: { um: 'usuário', varios: 'usuários', genero: 'o' },
  contrato: listarUsuarios,
  leitura,
  exportar: exportarUsuarios,
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DO_USUARIO, contexto, {
      nome: {
        celula: ({ nome, email }) => <DuasLinhas principal={nome} detalhe={email} />,
        celulaDoCartao: ({ nome }) => nome,
      },
      situacao: { celula: ({ situacao }) => <EtiquetaDoUsuario situacao={situacao} /> },
    }),
  filtros: [
    ...filtrosDosCampos(CAMPOS_DO_USUARIO, {
      setor: { opcoes: opcoesDoServidor(listarSetores, ({ id, nome }) => ({ valor: id, nome })) },
    }),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DO_USUARIO) },
  ],
  atalhos: {
    rotulo: 'Quem aparece',
    itens: (): Atalho<Filtros>[] => [
      { nome: 'Todos', filtros: {} },
      { nome: 'Equipe ativa', filtros: { tipo: tiposDeUsuario.filter(ehInterno), situacao: ['ATIVO'] } },
      { nome: 'Ainda não entraram', filtros: { situacao: ['CONVIDADO', 'CONVITE_VENCIDO'] } },
      { nome: 'Desativados', filtros: { situacao: ['DESATIVADO'] } },
    ],
  },
  caminhavel: true,
  enderecoDe: ({ id }) => `/administracao/usuarios/${id}`,
  abrir: 'USUARIO_GERIR',
  nomeDe: ({ nome }) => `conta de ${nome}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum usuário', texto: 'Convide quem vai usar o portal, em Convidar.' },
})
