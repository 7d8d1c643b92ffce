import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import type { Vendedores } from '../clientes/gerar-vendedores.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import { criarSorteio } from '../sorteio.ts'
import { criarAgenda } from '../tickets/agenda.ts'
import { DIMENSOES } from './informacoes.ts'

export type InformacaoGerada = {
  cliente: string
  dimensao: string
  valor: string
  observacao: string
  autor: string
  em: Date
}

const DIAS = 300
const PARTE_COM_INFORMACOES = 0.35
const MAXIMO = 3

/** CLI-05 What whoever sells to a customer noted of them. */
export function gerarInformacoes(
  negocio: NegocioDemo,
  { agora, calendario, demo }: { agora: Date; calendario: Calendario; demo: Demo },
  { vendedores, vitrine }: { vendedores: Vendedores; vitrine: string | null },
): InformacaoGerada[] {
  const sorteio = criarSorteio(`${negocio}/informacoes`)
  const agenda = criarAgenda(calendario, agora, DIAS)
  return demo.clientes
    .flatMap(({ documento, representante, dataCadastro }) => {
      const quem = [...(vendedores.get(documento) ?? []), ...(representante === null ? [] : [representante])]
      const tem = sorteio.chance(PARTE_COM_INFORMACOES) || documento === vitrine
      const quantas = documento === vitrine ? MAXIMO : sorteio.inteiro(1, MAXIMO)
      if (!tem || !vendedores.has(documento) || quem.length === 0) return []
      return sorteio
        .varios(DIMENSOES[negocio], quantas)
        .map(({ chave, valores }) => {
          const { valor, observacoes } = sorteio.um(valores)
          return {
            cliente: documento,
            dimensao: chave,
            valor,
            observacao: sorteio.um(observacoes),
            autor: sorteio.um(quem),
            em: agenda.instante(sorteio.inteiro(0, agenda.fim)),
          }
        })
        .filter(({ em }) => hojeEm(em) >= dataCadastro)
    })
    .toSorted((a, b) => a.em.getTime() - b.em.getTime())
}
