import { listarOrigens } from '@balcao/dominio/tickets/catalogo/contratos'
import { criarSeletorDeLista } from '../../../../seletores/criar-seletor-de-lista.tsx'
import type { PropsDoPasso } from '../pedido/passo.ts'

const SeletorDeOrigem = criarSeletorDeLista({
  contrato: listarOrigens,
  rotulo: 'Origem',
  paraOpcao: ({ chave, descricao }) => ({ valor: chave, nome: descricao }),
})

export function CampoDaOrigem({
  novo,
  mudar,
  problemas,
  comFoco = false,
}: PropsDoPasso & { comFoco?: boolean }) {
  return (
    <SeletorDeOrigem
      description="Por onde o pedido chegou."
      required
      clearable={false}
      {...(comFoco && { 'data-autofocus': true })}
      value={novo.origem || null}
      onChange={(origem) => mudar((atual) => ({ ...atual, origem: origem ?? '' }))}
      error={problemas.origem}
    />
  )
}
