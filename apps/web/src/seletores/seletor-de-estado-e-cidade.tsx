import { listarCidades } from '@balcao/dominio/consultas/contratos'
import { type ComponentProps, useCallback } from 'react'
import { mensagemDoErro } from '../platform/api-error.ts'
import { useLeituraDeLista } from '../platform/busca.ts'
import { SeletorDeEstadoECidade as SeletorBase } from '../ui/campos/seletor-de-estado-e-cidade.tsx'

type BaseProps = ComponentProps<typeof SeletorBase>

/** GER-13 State and city, with the cities of the server. */
export function SeletorDeEstadoECidade(props: Omit<BaseProps, 'carregarCidades' | 'textoDoErro'>) {
  const ler = useLeituraDeLista(listarCidades)
  const carregarCidades = useCallback<BaseProps['carregarCidades']>(
    async (uf) => (await ler({ params: { uf } })).itens.map(({ ibge, cidade }) => ({ ibge, nome: cidade })),
    [ler],
  )
  return <SeletorBase {...props} carregarCidades={carregarCidades} textoDoErro={mensagemDoErro} />
}
