import { Skeleton, Tabs } from '@mantine/core'
import { useState } from 'react'
import { adiar, useAdiado } from '../../platform/adiar.ts'
import { useCelular } from '../../ui/listas/use-celular.ts'
import { EditorDeEtapas, type EditorDoFluxoProps } from './editor-de-etapas.tsx'

const DESENHO = adiar(() => import('./desenho/desenho-do-fluxo.tsx'))

type VistasProps = EditorDoFluxoProps & { percorridas: ReadonlySet<string> }

/** ADM-06 One flow, drawn or as a list; on a phone the list is all there is room for. */
export function VistasDoFluxo({ percorridas, ...fluxo }: VistasProps) {
  const celular = useCelular()
  const [vista, setVista] = useState<string | null>('desenho')
  if (celular) return <EditorDeEtapas {...fluxo} />
  return (
    <Tabs value={vista} onChange={setVista} keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="desenho">Desenho</Tabs.Tab>
        <Tabs.Tab value="lista">Lista</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="desenho">
        <Desenho percorridas={percorridas} {...fluxo} />
      </Tabs.Panel>
      <Tabs.Panel value="lista">
        <EditorDeEtapas {...fluxo} />
      </Tabs.Panel>
    </Tabs>
  )
}

function Desenho(props: VistasProps) {
  const modulo = useAdiado(DESENHO)
  return modulo ? <modulo.DesenhoDoFluxo {...props} /> : <Skeleton height="30rem" aria-busy="true" />
}
