import { ActionIcon, Tooltip } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import estilos from '../../ui/ficha/secao.module.css'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import { AreaDaConsulta, type ConsultaDaArea } from './area-da-consulta.tsx'

/** Also when the data that is on the screen came. */
export type ConsultaDaSecao<T> = ConsultaDaArea<T> & { dataUpdatedAt: number }

type SecaoProps<T> = Omit<ComponentProps<typeof AreaDaConsulta<T>>, 'consulta'> & {
  titulo: string
  consulta: ConsultaDaSecao<T>
  /** Filters of the section, and what may be done in it. */
  acoes?: ReactNode
}

/** Under the name of the record: 'h1' of a page, 'h2' of a dialog. */
export const NivelDasSecoes = createContext<2 | 3>(3)

/** A part of a record with a load, a failure, a refresh and a last update of its own: the others go on without it. */
export function Secao<T>({ titulo, consulta, acoes, ...area }: SecaoProps<T>) {
  const { dataUpdatedAt, isFetching, refetch } = consulta
  const atualizar = `Atualizar ${titulo.toLowerCase()}`
  return (
    <Cartao
      titulo={titulo}
      nivel={useContext(NivelDasSecoes)}
      solto
      aoLado={
        <div className={estilos.aoLado}>
          {dataUpdatedAt > 0 && (
            <small>
              Atualizado <TempoRelativo data={new Date(dataUpdatedAt).toISOString()} />
            </small>
          )}
          <Tooltip label={atualizar}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={atualizar}
              disabled={isFetching}
              onClick={() => void refetch()}
            >
              <IconRefresh size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </div>
      }
    >
      {acoes && <div className={estilos.acoes}>{acoes}</div>}
      <AreaDaConsulta consulta={consulta} {...area} />
    </Cartao>
  )
}
