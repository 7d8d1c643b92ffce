import type { EtapaDoConteudo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import { Button, Group, Stack } from '@mantine/core'
import type { KeyboardEvent, Ref } from 'react'
import { CamposDaEtapa, NomeDaEtapa, ProblemasDaEtapa } from '../campos-da-etapa.tsx'
import type { EditorDoFluxoProps } from '../editor-de-etapas.tsx'
import { moverEtapa } from '../modelo-do-fluxo.ts'
import estilos from './desenho.module.css'

type PainelProps = EditorDoFluxoProps & {
  ref: Ref<HTMLDivElement>
  etapa: EtapaDoConteudo
  aoTirar: () => void
  aoVoltar: () => void
}

/** The step that is meant in the drawing, with the fields that it has in the list. */
export function PainelDaEtapa({ ref, etapa, aoTirar, aoVoltar, ...props }: PainelProps) {
  const { etapas, aoMudar } = props
  const lugar = etapas.indexOf(etapa)
  const problemas = props.problemas.filter(({ onde }) => onde === etapa.chave)
  const campos = { ...props, etapa, problemas }
  function aoTeclar(evento: KeyboardEvent) {
    if (evento.key !== 'Escape') return
    evento.preventDefault()
    aoVoltar()
  }
  return (
    <section ref={ref} className={estilos.painel} aria-label="Etapa escolhida" onKeyDown={aoTeclar}>
      <Stack gap="sm">
        <NomeDaEtapa {...campos} rotulo={`Etapa ${lugar + 1}`} />
        <ProblemasDaEtapa problemas={problemas} />
        <CamposDaEtapa {...campos} colunas={1} />
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-sm"
            disabled={lugar === 0}
            onClick={() => aoMudar(moverEtapa(etapas, etapa.chave, -1))}
          >
            Antes na ordem
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            disabled={lugar === etapas.length - 1}
            onClick={() => aoMudar(moverEtapa(etapas, etapa.chave, 1))}
          >
            Depois na ordem
          </Button>
          <Button variant="subtle" color="red" size="compact-sm" onClick={aoTirar}>
            Tirar etapa
          </Button>
        </Group>
      </Stack>
    </section>
  )
}
