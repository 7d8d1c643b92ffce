import { Text } from '@mantine/core'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { ListaDeAgendas } from './lista-de-agendas.tsx'
import { EsqueletoDaLista } from './lista-do-dia.tsx'
import type { useAtrasadas } from './use-atrasadas.ts'

/** AGE-02 What should have been done already, the oldest first. */
export function ListaDeAtrasadas({ consulta }: { consulta: ReturnType<typeof useAtrasadas> }) {
  return (
    <AreaDaConsulta
      consulta={consulta}
      vazio={({ itens }) => itens.length === 0}
      textoVazio={<strong>Nada atrasado</strong>}
      esqueleto={<EsqueletoDaLista />}
    >
      {({ itens, paginator: { total } }) => (
        <>
          <ListaDeAgendas rotulo="Agendas atrasadas" agendas={itens} comDia />
          {total > itens.length && (
            <Text c="dimmed" size="sm" mt="xs">
              As {itens.length} mais antigas de {total}. As outras aparecem conforme estas se resolvem.
            </Text>
          )}
        </>
      )}
    </AreaDaConsulta>
  )
}
