import { TEXTOS } from '@balcao/dominio/mensagens'
import { ActionIcon, Button, Loader } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEstadoDaFila, useFila } from './contexto-da-fila.tsx'
import estilos from './entrada.module.css'

const PROCURADOS_A_VISTA = 6

/** VEN-02 What was typed and is not in the quote: what is being looked up, and what was refused, to be mended or dismissed. */
export function CodigosPorEntrar({ aoCorrigir }: { aoCorrigir: (id: string) => void }) {
  const fila = useFila()
  const { entradas, semConexao } = useEstadoDaFila()
  const procurados = entradas.filter(({ recusa, aberta }) => recusa === null && !aberta)
  const recusados = entradas.filter(({ recusa }) => recusa !== null)
  const aMais = procurados.length - PROCURADOS_A_VISTA
  // The one whose quantity is asked for waits for the connection too.
  const esperam = semConexao && entradas.length > recusados.length
  if (procurados.length + recusados.length === 0 && !esperam) return null
  return (
    <ul className={estilos.porEntrar} aria-label="Códigos por entrar" aria-live="polite">
      {recusados.map(({ id, texto, recusa }) => (
        <li key={id} data-recusado>
          <span>
            <strong>{texto}</strong> {recusa}
          </span>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Corrigir ${texto}`}
            onClick={() => aoCorrigir(id)}
          >
            Corrigir
          </Button>
          <ActionIcon
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={`Dispensar ${texto}`}
            onClick={() => void fila.retirar(id)}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
        </li>
      ))}
      {esperam && (
        <li>
          <span>Sem conexão: os códigos estão guardados neste aparelho e entram quando ela voltar.</span>
          <Button size="compact-xs" variant="default" onClick={fila.tentar}>
            {TEXTOS.tentarNovamente}
          </Button>
        </li>
      )}
      {procurados.slice(0, PROCURADOS_A_VISTA).map(({ id, texto }) => (
        <li key={id}>
          {!semConexao && <Loader size={12} aria-hidden />}
          <span>Procurando {texto}…</span>
        </li>
      ))}
      {aMais > 0 && <li>{aMais === 1 ? 'e mais 1' : `e mais ${aMais}`}</li>}
    </ul>
  )
}
