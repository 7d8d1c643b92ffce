import { useMounted } from '@mantine/hooks'
import { type ReactNode, useMemo, useState } from 'react'
import type { ChaveDaSecao, LugarNaFicha } from '../../features/clientes/ficha/lugar-na-ficha.ts'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { FichaDoCliente } from './ficha-do-cliente.tsx'
import { type PortaDaFicha, usePortaDoDialogo } from './porta-da-ficha.ts'

type DialogoDoClienteProps = {
  /** Null is closed. */
  idCli: number | null
  /** Where it opens; the first section that the person may see when absent. */
  secao?: ChaveDaSecao
  registrarAoSair?: boolean
  aoFechar: () => void
  aoVoltarParaHome: () => void
  /** All that is open in front of the page gives way to where something of the record leads. */
  darLugar: () => void
  acoes: (idCli: number) => ReactNode
}

const LARGURA = 'min(1320px, 96vw)'

/** ENT-05, CLI-01 The record of a customer over whatever page one is on. */
export function DialogoDoCliente({ idCli, aoFechar, ...resto }: DialogoDoClienteProps) {
  const { porta, tentarFechar } = usePortaDoDialogo(aoFechar)
  // Its code comes with the first customer: the kit gives the focus back only from what it saw opening.
  const montado = useMounted()
  return (
    <DialogoDaFicha
      aberto={idCli !== null && montado}
      titulo="Cliente"
      largura={LARGURA}
      aoFechar={tentarFechar}
    >
      {idCli !== null && <Ficha key={idCli} idCli={idCli} porta={porta} aoFechar={aoFechar} {...resto} />}
    </DialogoDaFicha>
  )
}

type FichaProps = Omit<DialogoDoClienteProps, 'idCli'> & { idCli: number; porta: PortaDaFicha }

function Ficha({ idCli, secao, registrarAoSair = false, acoes, ...resto }: FichaProps) {
  const [onde, setOnde] = useState<Pick<LugarNaFicha, 'secao' | 'item'>>({ secao, item: null })
  const lugar = useMemo<LugarNaFicha>(
    () => ({ ...onde, ir: (secao, item) => setOnde({ secao, item }) }),
    [onde],
  )
  return (
    <FichaDoCliente
      idCli={idCli}
      lugar={lugar}
      nivel={3}
      registrarAoSair={registrarAoSair}
      acoes={acoes(idCli)}
      {...resto}
    />
  )
}
