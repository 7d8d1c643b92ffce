import type { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { autorizacoesDoTipo, modulosDasAutorizacoes } from '@balcao/dominio/permissoes'
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@balcao/dominio/usuarios'

type Carga = RespostaDe<typeof carregarApp>

const filial = (idFil: number, desc: string, cid: string, uf: string) => ({
  idFil,
  desc,
  cid,
  uf,
  razSoc: desc,
})

export const FILIAIS = [
  filial(1, 'Matriz São Paulo', 'São Paulo', 'SP'),
  filial(2, 'Filial Campinas', 'Campinas', 'SP'),
]

/** App data of an account, with the permissions its type really has. */
export function cargaDe(tipo: TipoDeUsuario, outras: Partial<Carga> = {}): Carga {
  const loja = { id: 'aurora', nome: 'Aurora Distribuidora', logo: 'l1' }
  return {
    colaborador: {
      id: 7,
      nome: 'Ana Paula Ribeiro',
      email: 'ana@aurora.test',
      tipo,
      tipoDescricao: TIPOS_DE_USUARIO[tipo],
    },
    loja,
    lojas: [loja],
    filiais: FILIAIS,
    filiaisCliente: [],
    colaboradores: [],
    modulos: modulosDasAutorizacoes(autorizacoesDoTipo(tipo)),
    tipoTributacao: 'LUCRO_REAL',
    parametros: [],
    ...outras,
  }
}
