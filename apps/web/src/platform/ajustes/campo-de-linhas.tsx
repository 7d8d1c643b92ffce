import {
  type CampoDoAjuste,
  type ColunaDoCampo,
  escreverLinhas,
  lerLinhas,
} from '@balcao/dominio/ajustes/campo'
import { ActionIcon, Button, Fieldset, Group, Input, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import estilos from './campo-de-linhas.module.css'

type CelulaProps = { coluna: ColunaDoCampo; valor: string; aoMudar: (valor: string) => void }

type CampoDeLinhasProps = {
  campo: Extract<CampoDoAjuste, { especie: 'linhas' }>
  valor: string
  aoMudar: (valor: string) => void
  erro?: ReactNode
  disabled: boolean
  /** The control of a cell. */
  celula: (props: CelulaProps) => ReactNode
}

/** ADM-07 A small table inside a field: each cell is the control of its column. */
export function CampoDeLinhas({ campo, valor, aoMudar, erro, disabled, celula }: CampoDeLinhasProps) {
  const guardadas = lerLinhas(campo, valor)
  // A row that says nothing yet is in no text.
  const [vazias, setVazias] = useState(guardadas.length === 0 ? 1 : 0)
  const vazia = Object.fromEntries(Object.keys(campo.colunas).map((coluna) => [coluna, '']))
  const linhas = [...guardadas, ...Array.from({ length: vazias }, () => vazia)]
  function mudar(novas: Record<string, string>[]) {
    const texto = escreverLinhas(campo, novas)
    setVazias(novas.length - lerLinhas(campo, texto).length)
    aoMudar(texto)
  }
  return (
    <Fieldset legend={campo.nome} disabled={disabled} aria-label={campo.nome}>
      <Stack gap="xs">
        {linhas.map((linha, indice) => (
          // Rows have no name of their own: each is where it stands.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Group key={indice} gap="xs" align="flex-end" className={estilos.linha}>
            {Object.entries(campo.colunas).map(([chave, coluna]) => (
              <div key={chave} className={estilos.celula}>
                {celula({
                  coluna,
                  valor: linha[chave] ?? '',
                  aoMudar: (novo) =>
                    mudar(linhas.map((outra, i) => (i === indice ? { ...outra, [chave]: novo } : outra))),
                })}
              </div>
            ))}
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={`Tirar a linha ${indice + 1} de ${campo.nome}`}
              disabled={disabled}
              onClick={() => mudar(linhas.filter((_, i) => i !== indice))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        {erro && <Input.Error>{erro}</Input.Error>}
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={disabled || linhas.length >= campo.maximo}
            onClick={() => setVazias(vazias + 1)}
          >
            Mais uma linha
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}
