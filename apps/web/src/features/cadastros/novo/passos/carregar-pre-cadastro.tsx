import { documentoValido, limparDocumento } from '@balcao/dominio/brasil/documento'
import { obterPreCadastro } from '@balcao/dominio/cadastros/contratos'
import { useEffect, useRef, useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useLeitura } from '../../../../platform/consultas.ts'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { avisarErro } from '../../../../ui/retorno/toasts.ts'
import { doPreCadastro } from '../cadastro-inicial.ts'
import type { PropsDoPasso } from '../cadastro-novo.ts'

/** CAD-03 A prospect or a simulation goes on from where it was left. */
export function CarregarPreCadastro({ novo, mudar }: Pick<PropsDoPasso, 'novo' | 'mudar'>) {
  const ler = useLeitura(obterPreCadastro)
  const [carregando, setCarregando] = useState(false)
  const botao = useRef<HTMLButtonElement>(null)
  const documento = limparDocumento(novo.documento)
  const situacao = novo.consultado?.situacao
  const indicado = situacao === 'PROSPECT' || situacao === 'SIMULACAO'
  // The server has just said that this is the way.
  useEffect(() => {
    if (indicado) botao.current?.focus()
  }, [indicado])

  async function carregar() {
    setCarregando(true)
    try {
      const lido = await ler({ query: { idCli: documento } })
      mudar((atual) => (atual.documento === novo.documento ? doPreCadastro(lido) : atual))
    } catch (erro) {
      avisarErro(mensagemDoErro(erro))
    } finally {
      setCarregando(false)
    }
  }

  return (
    <BotaoBase
      ref={botao}
      {...(indicado ? {} : { variant: 'default' })}
      habilitado={documentoValido(documento)}
      falta={`Digite o ${novo.tipo} inteiro.`}
      carregando={carregando}
      onClick={carregar}
    >
      Carregar pré-cadastro
    </BotaoBase>
  )
}
