import { Button } from '@mantine/core'
import { useState } from 'react'
import { SeletorDeCliente } from '../../seletores/seletor-de-cliente.tsx'
import { BotaoBase } from '../../ui/campos/botao-base.tsx'
import type { Opcao } from '../../ui/campos/opcao.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { useNovoOrcamento } from './use-novo-orcamento.ts'

/** VEN-02 A quote from anywhere: for whom, and it opens. */
export function NovoOrcamento({ aoFechar }: { aoFechar: () => void }) {
  const [cliente, setCliente] = useState<Opcao<number> | null>(null)
  const { criando, comecar } = useNovoOrcamento(aoFechar)
  return (
    <DialogoDaFicha aberto titulo="Novo orçamento" largura={520} aoFechar={aoFechar}>
      <form
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault()
          evento.stopPropagation()
          if (cliente) comecar({ idCli: cliente.valor })
        }}
      >
        <SeletorDeCliente required data-autofocus value={cliente} onChange={setCliente} />
        <PeDaFicha>
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <BotaoBase
            data-principal
            type="submit"
            habilitado={cliente !== null}
            falta="Escolha o cliente do orçamento."
            carregando={criando}
          >
            Começar
          </BotaoBase>
        </PeDaFicha>
      </form>
    </DialogoDaFicha>
  )
}
