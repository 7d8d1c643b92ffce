import type { AvaliacaoDoTicket } from '@balcao/dominio/avaliacoes/contratos'
import { NOTAS } from '@balcao/dominio/avaliacoes/regras'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { Text } from '@mantine/core'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'

type AvaliacaoDadaProps = { avaliacao: NonNullable<AvaliacaoDoTicket['avaliacao']>; comQuem?: boolean }

export function AvaliacaoDada({ avaliacao, comQuem = false }: AvaliacaoDadaProps) {
  const { nota, comentario, em, por } = avaliacao
  return (
    <div>
      <Text fw={500}>{`${nota} de 5 · ${NOTAS[nota]}`}</Text>
      {comentario && (
        <Text component="div">
          <TextoComQuebras texto={comentario} />
        </Text>
      )}
      <Text c="dimmed" size="xs">
        {comQuem ? `${por} · ${formatarDataHora(em)}` : formatarDataHora(em)}
      </Text>
    </div>
  )
}
