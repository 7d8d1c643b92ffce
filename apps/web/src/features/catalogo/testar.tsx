import { Button } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { type Adiado, useAdiado } from '../../platform/adiar.ts'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'

const LARGURA = 'min(720px, 94vw)'

/** What a subject may be tried with, which comes when somebody asks for it. */
export type Teste = { titulo: string; painel: Adiado<{ Painel: ComponentType }> }

/** ADM-07 What the rows come to, asked on the spot. */
export function Testar({ titulo, painel }: Teste) {
  const [aberto, setAberto] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFlask size={16} aria-hidden />}
        onClick={() => setAberto(true)}
      >
        Testar
      </Button>
      <DialogoDaFicha aberto={aberto} titulo={titulo} largura={LARGURA} aoFechar={() => setAberto(false)}>
        <Painel painel={painel} />
      </DialogoDaFicha>
    </>
  )
}

function Painel({ painel }: Pick<Teste, 'painel'>) {
  const modulo = useAdiado(painel)
  return modulo && <modulo.Painel />
}
