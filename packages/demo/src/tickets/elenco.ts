import type { SetorDePartida } from '@balcao/api/src/features/implantacao/partida/setores.ts'
import { atendeFilas, type TipoDeUsuario } from '@balcao/dominio/usuarios'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import type { ColaboradorGerado } from '../acesso/gerar-colaboradores.ts'
import { distribuirSetores } from '../setores/distribuir-setores.ts'
import type { Sorteio } from '../sorteio.ts'
import type { Autor } from './andamento.ts'

export type Elenco = ReturnType<typeof montarElenco>

/** Who may act on tickets where. */
export function montarElenco(colaboradores: readonly ColaboradorGerado[], sorteio: Sorteio) {
  const setores = distribuirSetores(colaboradores)
  const ativos = colaboradores.filter(({ ativo }) => ativo)
  const comoAutor = ({ cpf, nome, tipo }: ColaboradorGerado): Autor => ({
    cpf,
    nome,
    interno: tipo !== 'CONSUMIDOR_FINAL',
    atende: atendeFilas(tipo),
  })
  const trabalhaEm = (cpf: string, setor: SetorDePartida) => setores.get(cpf)?.includes(setor) ?? false
  const naFilial = (filial: number, tipos: readonly TipoDeUsuario[]) =>
    ativos.filter((pessoa) => tipos.includes(pessoa.tipo) && pessoa.filiais.includes(filial))

  function conta(tipo: TipoDeUsuario): Autor {
    const cpf = CONTAS_DEMO.find((demo) => demo.tipo === tipo)?.cpf
    const pessoa = colaboradores.find((colaborador) => colaborador.cpf === cpf)
    if (!pessoa) throw new Error(`A conta ${tipo} não está entre os colaboradores`)
    return comoAutor(pessoa)
  }

  /** Branches have supervisors, but the manager may do all they do. */
  function gestor(filial: number): Autor {
    const supervisores = naFilial(filial, ['SUPERVISOR'])
    return supervisores.length > 0 ? comoAutor(sorteio.um(supervisores)) : conta('GERENTE')
  }

  /** Somebody of the sector's queue in that branch, if there is one. */
  function daFila(setor: SetorDePartida, filial: number): Autor | null {
    const fila = naFilial(filial, ['OPERADOR', 'COLABORADOR']).filter(({ cpf }) => trabalhaEm(cpf, setor))
    return fila.length > 0 ? comoAutor(sorteio.um(fila)) : null
  }

  const tipoDe = ({ cpf }: Autor) => colaboradores.find((colaborador) => colaborador.cpf === cpf)?.tipo

  return {
    trabalhaEm,
    atende: ({ cpf }: Autor, filial: number): boolean =>
      ativos.some((pessoa) => pessoa.cpf === cpf && pessoa.filiais.includes(filial)),
    ehRepresentante: (autor: Autor): boolean => tipoDe(autor) === 'REPRESENTANTE',
    podeEncaminhar: (autor: Autor): boolean => tipoDe(autor) !== 'COLABORADOR',
    conta,
    gestor,
    daFila,
    doSetor: (setor: SetorDePartida, filial: number): Autor => daFila(setor, filial) ?? gestor(filial),
    /** Who opens tickets of that branch. */
    atendente(filial: number): Autor {
      return comoAutor(sorteio.um(naFilial(filial, ['OPERADOR', 'SUPERVISOR'])))
    },
    pessoa(cpf: string): Autor {
      const achada = colaboradores.find((colaborador) => colaborador.cpf === cpf)
      if (!achada) throw new Error(`Ninguém com o CPF ${cpf}`)
      return comoAutor(achada)
    },
  }
}
