import type { EtapaDoConteudo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import type { TipoEmEdicao } from '@balcao/dominio/tipos-de-tickets/contratos'
import type { ProblemaDoTipo } from '@balcao/dominio/tipos-de-tickets/regras'
import { ActionIcon, Button, Group, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { CamposDaEtapa, NomeDaEtapa, ProblemasDaEtapa } from './campos-da-etapa.tsx'
import { comEtapa, moverEtapa, semEtapa } from './modelo-do-fluxo.ts'
import estilos from './tipos.module.css'

export type EditorDoFluxoProps = {
  tipo: TipoEmEdicao
  etapas: readonly EtapaDoConteudo[]
  problemas: readonly ProblemaDoTipo[]
  aoMudar: (etapas: EtapaDoConteudo[]) => void
}

/** What a new step has until somebody says otherwise. */
export const baseDaEtapa = ({ setores, situacoes }: TipoEmEdicao) => ({
  setorId: setores[0]?.id ?? 1,
  statusId: situacoes[0]?.id ?? 1,
})

/** ADM-06 The workflow as a list: each step with its sector, what it asks for and its ways out. */
export function EditorDeEtapas({ tipo, etapas, problemas, aoMudar }: EditorDoFluxoProps) {
  return (
    <Stack gap="md">
      <ol className={estilos.etapas}>
        {etapas.map((etapa, indice) => {
          const { chave, nome } = etapa
          const dela = problemas.filter(({ onde }) => onde === chave)
          const dita = nome || `etapa ${indice + 1}`
          const campos = { tipo, etapas, etapa, problemas: dela, aoMudar }
          return (
            <li key={chave} className={estilos.etapa} data-com-problema={dela.length > 0 || undefined}>
              <Stack gap="sm">
                <Group justify="space-between" wrap="nowrap" align="end">
                  <NomeDaEtapa {...campos} rotulo={`Etapa ${indice + 1}`} />
                  <Group gap={4} wrap="nowrap">
                    <ActionIcon
                      variant="subtle"
                      aria-label={`Subir ${dita}`}
                      disabled={indice === 0}
                      onClick={() => aoMudar(moverEtapa(etapas, chave, -1))}
                    >
                      <IconArrowUp size={16} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      aria-label={`Descer ${dita}`}
                      disabled={indice === etapas.length - 1}
                      onClick={() => aoMudar(moverEtapa(etapas, chave, 1))}
                    >
                      <IconArrowDown size={16} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      color="red"
                      aria-label={`Tirar ${dita}`}
                      onClick={() => aoMudar(semEtapa(etapas, chave))}
                    >
                      <IconTrash size={16} aria-hidden />
                    </ActionIcon>
                  </Group>
                </Group>
                <ProblemasDaEtapa problemas={dela} />
                <CamposDaEtapa {...campos} colunas={3} />
              </Stack>
            </li>
          )
        })}
      </ol>
      <Button
        variant="default"
        style={{ alignSelf: 'start' }}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => aoMudar(comEtapa(etapas, baseDaEtapa(tipo)).etapas)}
      >
        Nova etapa
      </Button>
    </Stack>
  )
}
