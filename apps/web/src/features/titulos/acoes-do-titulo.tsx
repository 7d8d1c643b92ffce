import type { Titulo } from '@balcao/dominio/titulos/contratos'
import { ActionIcon, Group, Text, Tooltip } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { Copiar } from '../../ui/retorno/copiar.tsx'

type AcoesDoTituloProps = {
  titulo: Titulo
  /** The title whose boleto is on its way. */
  baixando: number | null
  aoBaixar: (titulo: Titulo) => void
}

/** DOC-05 The boleto, what is typed to pay it, and the PIX; or why there is none. */
export function AcoesDoTitulo({ titulo, baixando, aoBaixar }: AcoesDoTituloProps) {
  const { id, nro, parcela, boleto, semBoleto, codBarras, pix } = titulo
  if (!boleto)
    return (
      <Text span size="xs" c="dimmed" title={semBoleto ?? ''} style={{ whiteSpace: 'normal' }}>
        {semBoleto}
      </Text>
    )
  return (
    <Group gap={4} wrap="wrap">
      <Tooltip label="Baixar boleto (PDF)">
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={`Baixar o boleto do título ${nro}/${parcela}`}
          loading={baixando === id}
          onClick={() => aoBaixar(titulo)}
        >
          <IconFileTypePdf size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {codBarras && <Copiar valor={codBarras} rotulo="Linha digitável" />}
      {pix && <Copiar valor={pix} rotulo="PIX" />}
    </Group>
  )
}
