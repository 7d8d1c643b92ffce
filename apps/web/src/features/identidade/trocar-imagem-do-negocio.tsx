import { enviarImagem, type ImagemNaTela } from '@balcao/dominio/identidade/contratos'
import { IMAGENS_DO_NEGOCIO } from '@balcao/dominio/identidade/imagens'
import { useAcao } from '../../platform/consultas.ts'
import { TrocarImagem } from '../../ui/arquivos/trocar-imagem.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'
import estilos from './aparencia.module.css'
import { Mostra } from './mostra.tsx'

/** ADM-08 */
export function TrocarImagemDoNegocio({ imagem, aoFechar }: { imagem: ImagemNaTela; aoFechar: () => void }) {
  const { qual, versao } = imagem
  const regra = IMAGENS_DO_NEGOCIO[qual]
  const enviar = useAcao(enviarImagem, {
    aoConcluir: ({ message }) => {
      avisarSucesso(message)
      aoFechar()
    },
  })
  return (
    <div className={estilos.trocar}>
      <TrocarImagem
        nome={regra.nome}
        regra={regra}
        dica={qual === 'logo' ? '. Um PNG de fundo transparente serve ao claro e ao escuro.' : '.'}
        campo={enviarImagem.arquivos.campo}
        envio={enviar}
        mostrar={(endereco) => <Mostra qual={qual} endereco={endereco} />}
        aoEnviar={(arquivo) => enviar.mutate({ params: { qual }, corpo: { versao }, arquivos: [arquivo] })}
        aoFechar={aoFechar}
      />
    </div>
  )
}
