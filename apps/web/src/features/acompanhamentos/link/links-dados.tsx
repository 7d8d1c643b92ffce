import { type LinkDoTicket, revogarLinkDoCliente } from '@balcao/dominio/acompanhamentos/contratos'
import { formatarData, formatarDataHora } from '@balcao/dominio/formatos/datas'
import { Button } from '@mantine/core'
import { useAcao } from '../../../platform/consultas.ts'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import estilos from './links-dados.module.css'

type LinksDadosProps = { idTicket: number; itens: readonly LinkDoTicket[] }

export function LinksDados({ idTicket, itens }: LinksDadosProps) {
  const acao = useAcao(revogarLinkDoCliente, {
    aoConcluir: ({ message }) => avisarSucesso(message),
    aoFalhar: ({ message }) => avisarErro(message),
  })
  return (
    <Cartao titulo="Quem tem link" nivel={3} solto>
      <ul className={estilos.links}>
        {itens.map(({ id, email, nome, validade, abertoEm }) => (
          <li key={id}>
            <div>
              <strong>{nome ?? email}</strong>
              {nome && <p>{email}</p>}
              <p>
                {`Vale até ${formatarData(validade)} · ${abertoEm ? `aberto em ${formatarDataHora(abertoEm)}` : 'ainda não foi aberto'}`}
              </p>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={`Cancelar o link de ${nome ?? email}`}
              loading={acao.isPending && acao.variables?.params.idLink === id}
              onClick={() => acao.mutate({ params: { idTicket, idLink: id } })}
            >
              Cancelar
            </Button>
          </li>
        ))}
      </ul>
    </Cartao>
  )
}
