import { formatarData } from '@balcao/dominio/formatos/datas'
import type { Titulo } from '@balcao/dominio/titulos/contratos'
import { textoDoVencimento } from '@balcao/dominio/titulos/situacao'
import { Text } from '@mantine/core'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'

/** DOC-05 When it is due, how far that is, and when it was due before somebody gave more time. */
export function VencimentoDoTitulo({ titulo }: { titulo: Titulo }) {
  const { dtVenc, dtVencOriginal, dias, pagoEm, situacao } = titulo
  const prorrogado = dtVencOriginal && `Prorrogado, vencia em ${formatarData(dtVencOriginal)}`
  const quando =
    dias === null ? (
      situacao === 'PAGO' && pagoEm && `Pago em ${formatarData(pagoEm)}`
    ) : (
      <Text span inherit {...(dias < 0 && { c: 'var(--balcao-tom-vermelho-texto)', fw: 600 })}>
        {textoDoVencimento(dias)}
      </Text>
    )
  return (
    <DuasLinhas
      inteiro
      principal={formatarData(dtVenc)}
      detalhe={
        <>
          {quando}
          {prorrogado && (
            <>
              {quando && <br />}
              {prorrogado}
            </>
          )}
        </>
      }
    />
  )
}
