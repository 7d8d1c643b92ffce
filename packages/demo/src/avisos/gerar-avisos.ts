import { somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { veTodasAsFiliais } from '@balcao/dominio/usuarios'
import type { ColaboradorGerado } from '../acesso/gerar-colaboradores.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import { AVISOS } from './avisos.ts'

/** Older notices were confirmed by everybody; the newer ones wait on the bell. */
const DIAS_ATE_CONFIRMAREM = 10

/** The two who may publish take turns; each notice is read by whoever it is for. */
const AUTORES: readonly TipoDeUsuario[] = ['ADMIN', 'GERENTE']

export function gerarAvisos(negocio: NegocioDemo, hoje: string, colaboradores: readonly ColaboradorGerado[]) {
  return AVISOS[negocio].map(({ diasAtras, tipos, filial, importante = false, ...aviso }, i) => {
    const autor = colaboradores.find(({ tipo }) => tipo === AUTORES[i % AUTORES.length])
    if (!autor) throw new Error('Sem quem publique os avisos')
    const ehPara = (pessoa: ColaboradorGerado) =>
      (tipos?.includes(pessoa.tipo) ?? true) &&
      (filial === undefined || veTodasAsFiliais(pessoa.tipo) || pessoa.filiais.includes(filial))
    const leram = colaboradores.filter(
      (pessoa) => pessoa === autor || (diasAtras > DIAS_ATE_CONFIRMAREM && ehPara(pessoa)),
    )
    return {
      ...aviso,
      importante,
      data: somarDias(hoje, -diasAtras),
      tipos: tipos ? [...tipos] : null,
      /** Position in the list of branches. */
      filial: filial ?? null,
      autor: autor.cpf,
      leitores: leram.map(({ cpf }) => cpf),
    }
  })
}
