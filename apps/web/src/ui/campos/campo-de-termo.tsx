import { MAXIMO_DO_TERMO } from '@balcao/dominio/listas/esquemas'
import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useValorAdiado } from './use-valor-adiado.ts'

type CampoDeTermoProps = {
  termo: string | undefined
  aoMudar: (termo: string) => void
  /** What the list is searched by. */
  placeholder: string
}

const aparado = (texto: string) => texto.trim()

/** Searches when the typing pauses, or at once with Enter. */
export function CampoDeTermo({ termo = '', aoMudar, placeholder }: CampoDeTermoProps) {
  const { digitado, definir, concluir } = useValorAdiado(termo, aparado, aoMudar)
  return (
    <TextInput
      type="search"
      label="Buscar"
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={MAXIMO_DO_TERMO}
      autoComplete="off"
      value={digitado}
      onChange={({ currentTarget }) => definir(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && concluir()}
      rightSectionPointerEvents="all"
      rightSection={
        digitado !== '' && (
          <CloseButton size="sm" tabIndex={-1} aria-label="Limpar a busca" onClick={() => aoMudar('')} />
        )
      }
    />
  )
}
