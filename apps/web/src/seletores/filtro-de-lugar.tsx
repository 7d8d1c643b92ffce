import type { Uf } from '@balcao/dominio/brasil/estados'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { listarCidades } from '@balcao/dominio/lugares/contratos'
import { adiar, useAdiado } from '../platform/adiar.ts'
import type { CampoDeLugar, Filtro } from '../platform/listas/descricao.ts'
import { LugarDeCampo } from '../ui/campos/lugar-de-campo.tsx'

const ROTULO = 'Estado'
const SELETOR = adiar(() => import('./seletor-de-estado-e-cidade.tsx'))

const Seletor: CampoDeLugar = ({ uf, cidade, aoMudar }) => {
  const seletor = useAdiado(SELETOR)
  if (!seletor) return <LugarDeCampo rotulo={ROTULO} />
  return (
    <seletor.SeletorDeEstadoECidade
      value={{
        uf: (uf as Uf | undefined) ?? null,
        cidade: cidade === undefined ? null : { ibge: cidade, nome: '' },
      }}
      onChange={(lugar) => aoMudar({ uf: lugar.uf ?? undefined, cidade: lugar.cidade?.ibge })}
    />
  )
}

/** GER-13 The state of a list and, within it, the city. */
export const FILTRO_DE_LUGAR = {
  tipo: 'lugar',
  extra: true,
  uf: 'uf',
  cidade: 'ibge',
  rotulo: ROTULO,
  rotuloDaCidade: 'Cidade',
  Seletor,
  nome: {
    contrato: listarCidades,
    entrada: (uf) => ({ params: { uf } }),
    texto: ({ itens }: RespostaDe<typeof listarCidades>, cidade) =>
      itens.find(({ ibge }) => ibge === cidade)?.cidade ?? cidade,
  },
} as const satisfies Filtro<{ uf?: string; ibge?: string; page?: number }>
