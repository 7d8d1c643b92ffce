import { MAXIMO_DO_TERMO } from '@balcao/dominio/listas/esquemas'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

type CampoDePesquisaProps = {
  rotulo: string
  dica: string
  valor: string
  aoDigitar: (valor: string) => void
}

/** Searches by itself when the typing pauses; in a form of its own, Enter does not leave the step. */
export function CampoDePesquisa({ rotulo, dica, valor, aoDigitar }: CampoDePesquisaProps) {
  return (
    <form onSubmit={(evento) => evento.preventDefault()}>
      <TextInput
        type="search"
        label={rotulo}
        placeholder={dica}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={MAXIMO_DO_TERMO}
        autoComplete="off"
        value={valor}
        onChange={({ currentTarget }) => aoDigitar(currentTarget.value)}
      />
    </form>
  )
}
