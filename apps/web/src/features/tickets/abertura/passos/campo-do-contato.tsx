import { useEffect, useEffectEvent } from 'react'
import { useSessao } from '../../../../platform/sessao.tsx'
import { CampoDeDestinatario, useDestinatarios } from '../../contato/campo-de-destinatario.tsx'
import type { PropsDoPasso } from '../pedido/passo.ts'

type CampoDoContatoProps = Pick<PropsDoPasso, 'novo' | 'mudar' | 'problemas'> & { idCli: number }

/** ALC-01 Whom the answers go to: the customer's main address, unless somebody says otherwise. */
export function CampoDoContato({ novo, mudar, problemas, idCli }: CampoDoContatoProps) {
  const { pode } = useSessao()
  const destinatarios = useDestinatarios(idCli)
  const propor = useEffectEvent(() => {
    const [padrao] = destinatarios ?? []
    if (padrao && novo.contato === undefined)
      mudar((atual) => ({ ...atual, contato: { nome: padrao.nome, email: padrao.email } }))
  })
  const chegaram = destinatarios !== undefined
  useEffect(() => {
    if (chegaram) propor()
  }, [chegaram])
  if (!pode('CLIENTE_CONTATOS')) return null
  return (
    <CampoDeDestinatario
      idCli={idCli}
      label="E-mail do contato"
      description="Recebe o protocolo e as respostas. Vazio, ninguém recebe."
      value={novo.contato?.email ?? ''}
      error={problemas['contato.email'] ?? problemas.contato}
      onChange={({ currentTarget: { value: email } }) => {
        const nome = destinatarios?.find((um) => um.email === email)?.nome ?? ''
        mudar((atual) => ({ ...atual, contato: { nome, email } }))
      }}
    />
  )
}
