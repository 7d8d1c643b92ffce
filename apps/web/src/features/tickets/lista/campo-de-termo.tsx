import { MAXIMO_DA_BUSCA } from '@balcao/dominio/listas/esquemas'
import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { Filtros } from './use-filtros.ts'
import { useValorAdiado } from './use-valor-adiado.ts'

const aparado = (texto: string) => texto.trim()

/** TIC-01 Searches when the typing pauses, or at once with Enter; the history keeps one entry, not one per pause. */
export function CampoDeTermo({ filtros: { termo = '' }, mudar }: Pick<Filtros, 'filtros' | 'mudar'>) {
  const { digitado, definir, concluir } = useValorAdiado(termo, aparado, (novo) =>
    mudar({ termo: novo }, { substituir: true }),
  )
  return (
    <TextInput
      type="search"
      label="Buscar"
      placeholder="Protocolo, cliente, assunto…"
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={MAXIMO_DA_BUSCA}
      autoComplete="off"
      value={digitado}
      onChange={({ currentTarget }) => definir(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && concluir()}
      rightSectionPointerEvents="all"
      rightSection={
        digitado !== '' && (
          <CloseButton
            size="sm"
            tabIndex={-1}
            aria-label="Limpar a busca"
            onClick={() => mudar({ termo: '' }, { substituir: true })}
          />
        )
      }
    />
  )
}
